// The time of a site scan: three visitors (no choice, refused, granted) on the same pages. Peer, in the same run: the same
// Chromium loading these pages once, each until the network is idle.
import { createBrowserEngine, findChromium, usualCaps } from '@app/scanner';
import { chromium } from 'playwright-core';
import { startChoosingSite } from '../apps/scanner/test/choosing-site.ts';
import { localGuard } from '../apps/scanner/test/local-site.ts';

const budget = { ratio: 2 };
const rounds = 5;
const paths = ['/', '/contact', '/blog/one', '/privacy'];

const found = findChromium(process.env);
if (!found) throw new Error('There is no Chromium: install one, or set CHROMIUM_PATH.');
const executablePath: string = found;
const site = await startChoosingSite();
const engine = createBrowserEngine({ guard: localGuard(), executablePath });

const results = [await measure(1), await measure(paths.length)];
await site.close();
const ok = results.every(({ ratio }) => ratio <= budget.ratio);
console.log(JSON.stringify({ bench: 'scan', budget, ok, results }));
for (const { pages, scan, plain, ratio, requests } of results) {
  console.log(
    `scan: ${pages} page${pages === 1 ? '' : 's'} of ${requests} requests in ${scan} ms, ${ratio} x Chromium's own ${plain} ms`,
  );
}
if (!ok) process.exitCode = 1;

/** The median over several rounds of both, taking turns, after a warm-up round. */
async function measure(pages: number) {
  const ratios: { scan: number; plain: number }[] = [];
  let requests = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const scan = await timed(async () => {
      const result = await engine.scan({ url: site.url('/?rest'), caps: { ...usualCaps, pages } });
      requests = result.pages[0]?.requests.length ?? 0;
    });
    const plain = await timed(() => load(paths.slice(0, pages)));
    if (round > 0) ratios.push({ scan, plain });
  }
  const [middle] = ratios.toSorted((a, b) => a.scan / a.plain - b.scan / b.plain).slice(Math.floor(rounds / 2));
  const { scan = 0, plain = 1 } = middle ?? {};
  return { pages, requests, scan, plain, ratio: Math.round((100 * scan) / plain) / 100 };
}

async function load(some: readonly string[]): Promise<void> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--host-resolver-rules=MAP * 127.0.0.1', '--no-sandbox'],
  });
  const page = await (await browser.newContext()).newPage();
  for (const path of some) await page.goto(site.url(`${path}?rest`), { waitUntil: 'networkidle' });
  await browser.close();
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return Math.round(performance.now() - start);
}
