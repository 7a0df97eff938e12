import { expect, test } from 'vitest';
import { accept, asks, guarded, ran, withdraw } from './guard.ts';

const nonce =
  "default-src 'none'; img-src *; frame-src *; connect-src *; script-src 'nonce-abc' 'strict-dynamic'; base-uri 'none'";
const { visit, asked, settled } = guarded({
  headers: ({ pathname }): Readonly<Record<string, string>> =>
    pathname === '/strict'
      ? { 'content-security-policy': `${nonce}; require-trusted-types-for 'script'; trusted-types candor page` }
      : {},
});

test('B1: under the strictest policy nothing comes before consent, and afterwards what has a nonce', async () => {
  const { page } = await visit('strict');
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await asks(page);
  await settled(page);
  // Without the inline guard, elements inserted before the script loads are not held back.
  expect(asked('tracker', 'video').filter((one) => !/late|pixel/.test(one))).toEqual([]);

  await accept(page);

  await expect.poll(() => ran(page)).toEqual(expect.arrayContaining(['tracker/1.js', 'inline 2']));
  await expect.poll(() => asked('video')).toEqual(['video/film']);
  expect(await ran(page)).not.toContain('no nonce');
  expect(errors).toEqual([]);
});

test('B1: on an old page with patched prototypes and jQuery nothing comes before consent', async () => {
  const { page } = await visit('old');
  await asks(page);
  await settled(page);

  expect(asked('tracker')).toEqual([]);
  expect(await page.locator('#box p').textContent()).toBe('text');
  expect(await page.locator('#written').textContent()).toBe('written');
  const [calls, opened] = await page.evaluate(() => [Reflect.get(window, 'calls'), Reflect.get(window, 'opened')]);
  expect(calls).toBeGreaterThan(0);
  expect(opened).toBeGreaterThan(0);

  await accept(page);
  await expect
    .poll(() => asked('tracker').map((one) => one.split('?')[0]))
    .toEqual(
      ['getScript.js', 'jquery-frame', 'jquery.gif', 'jquery.js', 'snippet.js', 'written.js'].map(
        (one) => `tracker/${one}`,
      ),
    );
  await expect.poll(() => ran(page)).toContain('snippet has come');
});

test('B1, B12: a page that is never left keeps it in every view', async () => {
  const { page } = await visit('app');
  await asks(page);
  await page.getByRole('link', { name: 'First' }).click();
  await page.getByRole('link', { name: 'Second' }).click();
  await settled(page);
  expect(asked('tracker', 'video')).toEqual([]);

  await accept(page);
  await expect.poll(() => asked('tracker', 'video')).toEqual(['tracker/view.js?second', 'video/second']);

  await page.getByRole('link', { name: 'First' }).click();
  await expect
    .poll(() => asked('tracker', 'video'))
    .toEqual(['tracker/seen?first', 'tracker/view.js?second', 'video/first', 'video/second']);

  await withdraw(page);
  await page.getByRole('link', { name: 'Second' }).click();
  await settled(page);
  expect(asked('tracker', 'video')).toHaveLength(4);
});

test('beside another script that blocks, each lets through what is its own', async () => {
  const { page } = await visit('two');
  await asks(page);
  await settled(page);
  expect(asked('tracker', 'free')).toEqual(['free/free.js']);

  await accept(page);
  await expect.poll(() => asked('tracker')).toEqual(['tracker/ours.js']);
});

test('tags of the page that are not marked up do not run, though the browser has asked for some', async () => {
  const { page } = await visit('plain');
  await asks(page);
  await settled(page);

  expect(await ran(page)).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'finished'))).toBe(true);
  console.log(`Asked for before a script could stop it: ${asked('tracker', 'video').join(', ') || 'nothing'}`);

  await accept(page);
  await expect.poll(() => ran(page)).toEqual(expect.arrayContaining(['tracker/static.js', 'tracker/static-async.js']));
  await expect.poll(() => asked('video')).toContain('video/static');
});

test('G8: with the guard in the page, Google is told a no before anything else', async () => {
  const { page } = await visit('app');
  const first = await page.evaluate(() => [...(Reflect.get(window, 'dataLayer') as IArguments[])[0]!]);

  expect(first.slice(0, 2)).toEqual(['consent', 'default']);
  expect(Object.values(first[2] as object)).toEqual(['denied', 'denied', 'denied', 'denied']);
});
