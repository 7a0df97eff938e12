import type { Browser } from 'playwright-core';
import type { Candidate } from './candidate.ts';
import { middleOf, settled, visiting, within, type Visit } from './visit.ts';

/** Times in milliseconds; missing values are left out. */
export type Timing = {
  readonly rate: number;
  readonly firstPaint?: number;
  readonly navigationToPainted?: number;
  readonly startToInDom?: number;
  readonly startToPainted?: number;
  readonly tagToSettled?: number;
  readonly acceptToStored?: number;
  readonly acceptToGone?: number;
  /** The longest event duration of the click up to the next frame: in steps of 8, at least 16. */
  readonly interaction?: number;
  /** Clicks on accept that had no effect. */
  readonly lost?: number;
};

export type Run = { readonly rate: number; readonly slowNetwork?: boolean };

/** Measures one visit with a probe in the page, up to a real click on accept. */
export async function time(
  browser: Browser,
  warm: string,
  url: string,
  { selectors }: Candidate,
  { rate, slowNetwork = false }: Run,
): Promise<Timing> {
  return visiting(browser, warm, { rate, slowNetwork, watch: selectors }, async (visit) => {
    const { page } = visit;
    await page.goto(url, { waitUntil: selectors ? 'commit' : 'load' });
    if (selectors) await settled(visit);
    // On a page without a banner, the first paint may be reported after it has loaded.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
    const seen = await page.evaluate(() => {
      const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime;
      const { inDom, painted, settled: rest } = 'probe' in globalThis ? probe : {};
      return {
        tag: at('bench:tag'),
        start: at('bench:exec'),
        firstPaint: at('first-contentful-paint'),
        inDom,
        painted,
        rest,
      };
    });
    const between = (from?: number, to?: number) => (from === undefined || to === undefined ? undefined : to - from);
    const click = selectors && !slowNetwork ? await press(visit, selectors.accept) : {};
    return present({
      rate,
      firstPaint: seen.firstPaint,
      navigationToPainted: seen.painted,
      startToInDom: between(seen.start, seen.inDom),
      startToPainted: between(seen.start, seen.painted),
      tagToSettled: between(seen.tag, seen.rest),
      ...click,
    });
  });
}

async function press(visit: Visit, accept: string): Promise<Partial<Timing>> {
  const { page } = visit;
  await page.waitForTimeout(250);
  const { x, y } = await middleOf(visit, accept);
  await page.mouse.move(x, y);
  await page.waitForTimeout(120);
  let lost = 0;
  for (;;) {
    const before = await page.evaluate(() => {
      probe.arm();
      return performance.now();
    });
    await page.mouse.down();
    await page.mouse.up();
    const worked = await within(
      2500,
      page.evaluate(() => probe.whenGone),
      'no effect',
    ).then(
      () => true,
      () => false,
    );
    if (worked) {
      // Event entries are reported after the frame.
      await page.waitForTimeout(200);
      return { ...(await page.evaluate(readClick, before)), lost };
    }
    lost += 1;
    if (lost > 3) throw new Error('accept has no effect');
  }
}

/** Runs in the page. Reads the results of the click. */
function readClick(before: number): Partial<Timing> {
  const { clicked = Number.NaN, gone = Number.NaN, stores, events } = probe;
  const stored = stores.find((at) => at >= before) ?? Number.NaN;
  const told = performance.getEntriesByName('bench:choice').find(({ startTime }) => startTime >= before)?.startTime;
  return {
    acceptToStored: Math.max(stored, told ?? Number.NaN) - clicked,
    acceptToGone: gone - clicked,
    interaction: Math.max(16, ...events.map(({ duration }) => duration)),
  };
}

function present(timing: { readonly [K in keyof Timing]: Timing[K] | undefined }): Timing {
  // Removes undefined values; the rate is always defined.
  return Object.fromEntries(Object.entries(timing).filter(([, value]) => value !== undefined)) as Timing;
}
