import { expect, test } from 'vitest';
import { embedding } from './browser.ts';

const { visit, product, host } = embedding();

test('a place is filled with the words of the document, on a page that forbids nearly all', async () => {
  const page = await visit('strict-csp');
  const article = page.locator('article.candor-document');
  await article.waitFor();

  expect(await article.getAttribute('lang')).toBe('de');
  expect(await article.getByRole('heading').allTextContents()).toEqual([
    'Datenschutzerklärung',
    'Verantwortlicher',
    'Dienste',
    'Reichweitenmessung',
    'Ein Dienst',
  ]);
  const text = await article.innerText();
  expect(text).toContain('Muster <script>alert(1)</script> & Söhne, Musterstraße 1, privacy@muster.example');
  expect(text).toContain('Stand: 31. Januar 2026');
  expect(await article.locator('dt, dd, li, caption, th, td').allTextContents()).toEqual([
    'Land',
    'Deutschland',
    'IP-Adresse',
    'Erstens',
    'Cookies',
    'Name',
    'Dauer',
    '_ga',
    '13 Monate',
  ]);
  // Text that a law prescribes: in one box, in its own language.
  expect(await article.locator('blockquote[lang="fr"]').allInnerTexts()).toEqual([
    expect.stringMatching(/^\s*Premier alinéa\.\s+Second alinéa\.\s*$/),
  ]);
  expect(
    await article.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['mailto:privacy@muster.example']);
});

test('places that come later are filled, and those without a document keep or get a link', async () => {
  // The browser itself reports the 404 in the console.
  const page = await visit('single-page-app', { complains: true });
  await page.getByRole('button', { name: 'Next screen' }).click();
  await page.locator('#here article').waitFor();

  await expect.poll(() => page.locator('#lost a').count()).toBe(1);
  expect(await page.locator('#lost a').getAttribute('href')).toBe(`${product()}/privacy-policy/missing`);
  expect(await page.locator('#missing a').getAttribute('href')).toBe(`${product()}/privacy-policy/missing?lang=fr`);
});

test('a frame grows to what it shows, wears its theme, and is not moved by others', async () => {
  const page = await visit('single-page-app', { complains: true });
  await page.getByRole('button', { name: 'Next screen' }).click();
  const frame = page.locator('#framed');
  const height = async () => (await frame.boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(600);
  const inside = page.frameLocator('#framed').locator('html');
  expect(await inside.evaluate((root) => root.scrollHeight - root.clientHeight)).toBe(0);
  expect(await inside.getAttribute('data-theme')).toBe('theme2014');

  const before = await height();
  await page.evaluate(() => window.postMessage({ type: 'candor.pp.height', height: 20 }, '*'));
  await page.waitForTimeout(200);
  expect(await height()).toBe(before);
});

test('a document hears only the page it was opened for', async () => {
  const page = await visit('single-page-app');
  const theme = await page.evaluate(
    async (address) => {
      const frame = document.createElement('iframe');
      frame.src = address;
      document.body.append(frame);
      await new Promise((resolve) => (frame.onload = resolve));
      frame.contentWindow?.postMessage({ type: 'iub.pp.loading', themeName: 'theme2014' }, '*');
      await new Promise((resolve) => setTimeout(resolve, 200));
      return frame.src;
    },
    `${product()}/privacy-policy/abcdefghjk?ifr=true&origin=${encodeURIComponent('https://stranger.example')}`,
  );
  expect(theme).toContain('stranger');
  expect(
    await page
      .frames()
      .at(-1)
      ?.evaluate(() => document.documentElement.dataset['theme']),
  ).toBe('theme2024');
  expect(page.url()).toBe(`${host()}/single-page-app`);
});
