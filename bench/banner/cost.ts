import type { Browser } from 'playwright-core';
import type { Candidate } from './candidate.ts';
import { middleOf, settled, visiting, within, type Visit } from './visit.ts';

/**
 * The cost of a whole page; a banner's cost is the difference from the control. Milliseconds of the main thread's CPU time, kB,
 * counts.
 */
export type Cost = {
  readonly rate: number;
  readonly script: number;
  readonly styleAndLayout: number;
  readonly mainThread: number;
  readonly heap: number;
  readonly nodes: number;
  readonly longTasks: number;
  readonly shift: number;
};

/** Milliseconds after `load` until everything has settled, by rate. */
const patience = (rate: number) => (rate === 1 ? 1200 : 2200);

/** Measures one visit, instrumented only with a counter of long tasks. */
export async function weighWork(browser: Browser, warm: string, url: string, rate: number): Promise<Cost> {
  return visiting(browser, warm, { rate }, (visit) => count(visit, url, rate));
}

/** Measures the visit after a choice: the same page for a visitor who has accepted, with an empty cache. */
export async function weighReturn(
  browser: Browser,
  warm: string,
  url: string,
  { selectors, again: other = '' }: Candidate,
  rate: number,
): Promise<Cost & { readonly bytes: number }> {
  return visiting(browser, warm, { rate, watch: selectors }, async (visit) => {
    const { page, devtools } = visit;
    await page.goto(url, { waitUntil: 'load' });
    if (selectors) {
      await settled(visit);
      // One candidate adds its listeners only some time after showing its buttons.
      await page.waitForTimeout(1200);
      const { x, y } = await middleOf(visit, selectors.accept);
      await page.evaluate(() => probe.arm());
      await page.mouse.click(x, y);
      await within(
        5000,
        page.evaluate(() => probe.whenGone),
        'accept has no effect',
      );
    }
    await devtools.send('Network.clearBrowserCache');
    // A separate page, so that the probe of the first does not count.
    const again = await page.context().newPage();
    let bytes = 0;
    again.on('response', (response) => {
      if (/\.(js|css)$/.test(new URL(response.url()).pathname) && !/\/(mark|config)\.js$/.test(response.url()))
        bytes += Number(response.headers()['content-length'] ?? 0);
    });
    const fresh = { page: again, devtools: await again.context().newCDPSession(again) };
    await again.goto(warm);
    await again.waitForTimeout(80);
    if (rate !== 1) await fresh.devtools.send('Emulation.setCPUThrottlingRate', { rate });
    return { ...(await count(fresh, url + other, rate)), bytes };
  });
}

async function count({ page, devtools }: Visit, url: string, rate: number): Promise<Cost> {
  await page.addInitScript(() => {
    const tasks = ((globalThis as { longTasks?: PerformanceEntry[] }).longTasks = [] as PerformanceEntry[]);
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  });
  // The thread's own CPU time, which excludes other programs on the machine.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () =>
    new Map((await devtools.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value] as const));
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(patience(rate));
  const work = await read();
  const { shift, longTasks } = await page.evaluate(async () => {
    // The first element that a script accesses makes the browser initialize shared state, which no banner should pay for.
    document.body.getBoundingClientRect();
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 60));
    return { shift: sum, longTasks: (globalThis as { longTasks?: unknown[] }).longTasks?.length ?? 0 };
  });
  await devtools.send('HeapProfiler.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const rest = await read();
  const milliseconds = (name: string) => (work.get(name) ?? 0) * 1000;
  return {
    rate,
    script: milliseconds('ScriptDuration'),
    styleAndLayout: milliseconds('LayoutDuration') + milliseconds('RecalcStyleDuration'),
    mainThread: milliseconds('TaskDuration'),
    heap: (rest.get('JSHeapUsedSize') ?? 0) / 1000,
    nodes: rest.get('Nodes') ?? 0,
    longTasks,
    shift,
  };
}
