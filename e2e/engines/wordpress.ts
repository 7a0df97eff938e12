// The plugin in a real WordPress: which third parties a page requests before a choice.
import { chromium } from 'playwright-core';
import { startWordpress, whyNoWordpress, type WordpressSite } from './wordpress-site.ts';

export type WordpressResult = { readonly name: string; readonly ok: boolean; readonly detail: string };

const thirdParties = /\.example$/;
/** Everything that the test site loads without the plugin: if this list shrinks, the test covers less than before. */
const usual = [
  'ads.example/echoed.css',
  'ads.example/echoed.js',
  'ads.example/style.css',
  'counts.example/dependency.js',
  'counts.example/enqueued.js',
  'counts.example/module.js',
  'counts.example/pixel.gif',
  'video.example/embed.html',
  'video.example/film.mp4',
  'video.example/frame.html',
  'video.example/object.html',
  'video.example/poster.jpg',
  'video.example/sound.mp3',
  'video.example/source.mp4',
];

/**
 * @param executablePath path of Chromium
 * @returns the results, or `why` WordPress cannot run here
 */
export async function checkWordpress(
  executablePath: string,
): Promise<{ readonly why: string } | { readonly results: readonly WordpressResult[] }> {
  const why = whyNoWordpress();
  if (why !== undefined) return { why };
  const site = await startWordpress('6.5');
  try {
    return { results: await compare(site, executablePath) };
  } finally {
    site.stop();
  }
}

async function compare(site: WordpressSite, executablePath: string): Promise<readonly WordpressResult[]> {
  site.setPlugin(false);
  const without = await requested(site.url, executablePath);
  const missing = usual.filter((address) => !without.third.includes(address));
  const results = [
    { name: 'without the plugin, everything loads', ok: missing.length === 0, detail: missing.join(', ') },
  ];
  for (const way of ['guard', 'async', 'sync']) {
    site.setPlugin(true, { way });
    const { third, own } = await requested(site.url, executablePath);
    const early = third.filter((address) => !address.startsWith('privacy.example/'));
    results.push({ name: `${way}: nothing loads before a choice`, ok: early.length === 0, detail: early.join(', ') });
    const kept = ['/own.css', '/own.js', '/own.gif'].filter((address) => !own.includes(address));
    results.push({ name: `${way}: the site's own files load`, ok: kept.length === 0, detail: kept.join(', ') });
    const banner = third.includes('privacy.example/embed/cs/k7m2q9x4ab.js');
    results.push({ name: `${way}: the banner is asked for`, ok: banner, detail: '' });
  }
  return results;
}

/** Third-party requests of the first post, by host and path. They get no response. */
async function requested(url: string, executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const third = new Set<string>();
    const own: string[] = [];
    await page.route('**/*', async (route) => {
      const { hostname, pathname } = new URL(route.request().url());
      if (thirdParties.test(hostname)) {
        third.add(`${hostname}${pathname}`);
        const type = pathname.endsWith('.js') ? 'text/javascript' : 'text/plain';
        await route.fulfill({
          status: 200,
          contentType: type,
          body: '',
          headers: { 'access-control-allow-origin': '*' },
        });
      } else {
        own.push(pathname);
        await (pathname.startsWith('/own.') ? route.fulfill({ status: 200, body: '' }) : route.continue());
      }
    });
    await page.goto(`${url}/?p=1`, { waitUntil: 'networkidle' });
    return { third: [...third].toSorted(), own };
  } finally {
    await browser.close();
  }
}
