import { expect, test } from 'vitest';
import { accept, asks, guarded, ran, reject, withdraw } from './guard.ts';

const trackers = ['tracker', 'stats', 'video', 'map'] as const;
const empty = { type: 'text/javascript', status: 404, body: '' };

// Everything that may fail: the script does not load, is cut off, or has an invalid configuration.
const failures = {
  'the script is not found': { candor: () => empty },
  'the script is cut off': { candor: () => ({ type: 'text/javascript', body: '(function($candor){const broken = ' }) },
  'the configuration knows no law': { banner: { regimes: [] } },
  'the configuration has no words': { banner: { words: {} as never } },
  'placeholders do not come': { candor: (url: URL) => (url.pathname.startsWith('/e/') ? empty : undefined) },
};

for (const [what, changes] of Object.entries(failures)) {
  const { visit, asked, settled } = guarded(changes);

  test.each(['marked', 'app', 'media'])(`B24: ${what}: trackers stay blocked (%s)`, async (name) => {
    const { page } = await visit(name);
    if (name === 'app') await page.getByRole('link', { name: 'Second' }).click();
    await settled(page);

    expect(asked(...trackers)).toEqual([]);
    expect((await ran(page)).filter((one) => !one.startsWith('helpful'))).toEqual([]);
  });
}

const kept = guarded({
  headers: () => ({ 'cache-control': 'no-cache' }),
  browser: { ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test('B27: a page that comes back from the cache of the browser keeps what was chosen elsewhere since', async () => {
  const { page, context } = await kept.visit('app');
  await accept(page);
  await page.getByRole('link', { name: 'Second' }).click();
  await expect.poll(() => kept.asked(...trackers)).toHaveLength(3);
  await page.evaluate(() => Object.assign(window, { same: true }));

  await page.goto(`${kept.sites().origin('shop')}/marked`);
  const there = await context.newPage();
  await there.goto(`${kept.sites().origin('shop')}/app`);
  await there.locator('candor-banner').waitFor({ state: 'attached' });
  await withdraw(there);
  await page.goBack({ waitUntil: 'commit' });
  await asksNothing(page);
  const before = kept.asked(...trackers);

  await page.getByRole('link', { name: 'First' }).click();
  await page.getByRole('link', { name: 'Second' }).click();
  await kept.settled(page);

  console.log(`Came from the cache of the browser: ${await page.evaluate(() => Reflect.get(window, 'same') === true)}`);
  expect(kept.asked(...trackers)).toEqual(before);
});

const cached = guarded({ headers: () => ({ 'cache-control': 'max-age=3600' }) });

test('B27: a page from the cache asks nobody before a choice, and after a refusal', async () => {
  const { page, context } = await cached.visit('media');
  await asks(page);
  const again = await context.newPage();
  await again.goto(page.url());
  await reject(again);
  await again.goto(`${cached.sites().origin('shop')}/marked`);
  await again.goBack();
  await cached.settled(again);

  expect(cached.asked(...trackers)).toEqual([]);
});

const asksNothing = (page: Parameters<typeof asks>[0]) =>
  page.waitForFunction(() => document.querySelector('candor-banner') !== null);
