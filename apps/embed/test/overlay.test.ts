import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { embedding } from './browser.ts';

const { visit, product, host } = embedding();

const dialogOf = (page: Page) => page.getByRole('dialog');
const documentIn = (page: Page) => page.frameLocator('candor-policy iframe');

async function open(page: Page, link = 'Privacy Policy') {
  await page.getByRole('link', { name: link, exact: true }).click();
  await documentIn(page).getByRole('heading', { level: 1 }).waitFor();
  await page.locator('dialog.ready').waitFor();
}

const gone = (page: Page) => page.locator('candor-policy').waitFor({ state: 'detached' });

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.shadowRoot?.activeElement?.tagName ?? activeElement?.textContent ?? '';
  });

test('a link opens the document in a labelled dialog, in its language, and says where it is', async () => {
  const page = await visit('strict-csp?token=secret');
  await open(page);

  const dialog = dialogOf(page);
  expect(await dialog.getAttribute('aria-modal')).toBe('true');
  expect(await dialog.getAttribute('aria-label')).toBe('Privacy Policy');
  expect(await page.getByRole('button').getAttribute('title')).toBe('Schließen');
  const address = new URL((await page.locator('candor-policy iframe').getAttribute('src')) ?? '');
  expect(address.origin).toBe(product());
  expect(Object.fromEntries(address.searchParams)).toEqual({
    lang: 'de',
    ifr: 'true',
    height: '640',
    origin: `${host()}/strict-csp`,
  });
  expect(page.url()).toBe(`${host()}/strict-csp?token=secret`);
});

test.each([
  [1280, 800, { x: 240, y: 80, width: 800, height: 640 }],
  [700, 900, { x: 50, y: 50, width: 600, height: 800 }],
  [390, 844, { x: 25, y: 50, width: 340, height: 744 }],
  [1280, 500, { x: 240, y: 10, width: 800, height: 480 }],
])('in %i × %i the frame has its place', async (width, height, box) => {
  const page = await visit('strict-csp', { viewport: { width, height }, reducedMotion: 'reduce' });
  await open(page);
  expect(await dialogOf(page).boundingBox()).toEqual(box);
  expect(await page.locator('candor-policy iframe').boundingBox()).toEqual(box);
  const [closeButton, view] = [await page.getByRole('button').boundingBox(), { width, height }];
  expect(
    closeButton && closeButton.x >= 0 && closeButton.y >= 0 && closeButton.x + closeButton.width <= view.width,
  ).toBe(true);
});

test('it follows the window when that changes', async () => {
  const page = await visit('strict-csp', { reducedMotion: 'reduce' });
  await open(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => dialogOf(page).boundingBox()).toEqual({ x: 25, y: 50, width: 340, height: 744 });
});

test('the overlay is as dark and as high as it is said to be', async () => {
  const page = await visit('strict-csp', { reducedMotion: 'reduce' });
  await open(page);
  const look = await dialogOf(page).evaluate((dialog) => ({
    opacity: getComputedStyle(dialog, '::backdrop').opacity,
    zIndex: getComputedStyle(dialog).zIndex,
  }));
  expect(look).toEqual({ opacity: '0.8', zIndex: '10000' });
});

test('Escape in the document closes it, and the focus returns to the link', async () => {
  const page = await visit('strict-csp');
  await open(page);
  await documentIn(page).getByRole('link', { name: 'Deutsch' }).focus();
  await page.keyboard.press('Escape');

  await gone(page);
  await expect.poll(() => focused(page)).toBe('Privacy Policy');
});

test('Escape on the page, the button and the dark around it close it too', async () => {
  const page = await visit('strict-csp');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Schließen' }).click(),
    () => page.mouse.click(10, 400),
  ];
  for (const way of ways) {
    await open(page);
    expect(await focused(page)).toBe('BUTTON');
    await way();
    await gone(page);
    await expect.poll(() => focused(page)).toBe('Privacy Policy');
  }
});

test('the focus stays in the dialog, both ways round', async () => {
  const page = await visit('strict-csp');
  await open(page);
  for (const key of ['Tab', 'Shift+Tab']) {
    const visited = new Set<string>();
    for (let step = 0; step < 9; step += 1) {
      await page.keyboard.press(key);
      // When the focus moves between the page and the document's process, it is briefly nowhere.
      await expect.poll(() => focused(page), { message: key }).toMatch(/^(?:A|BUTTON|IFRAME)$/);
      visited.add(await focused(page));
    }
    expect([...visited].sort(), key).toEqual(['A', 'BUTTON', 'IFRAME']);
  }
});

test('the page does not scroll behind it, and gets back what it had', async () => {
  const page = await visit('old', { viewport: { width: 1280, height: 800 } });
  const style = () => page.evaluate(() => document.documentElement.style.cssText);
  expect(await style()).toBe('');
  await open(page);
  expect(await style()).toContain('overflow: hidden');
  await page.keyboard.press('Escape');
  await gone(page);
  expect(await style()).toBe('');
});

test.each([
  ['de', 'Schließen', 'In neuem Fenster öffnen'],
  ['pt-BR', 'Fechar', 'Abrir em uma nova janela'],
  ['ja', '閉じる', '新しいウィンドウで開く'],
  ['xx', 'Close', 'Open in a new window'],
])('the document in the frame tells the words around it: in %s %s', async (language, close, openIt) => {
  const page = await visit('strict-csp');
  const link = page.getByRole('link', { name: 'Our policy' });
  await link.evaluate((anchor: HTMLAnchorElement, lang) => (anchor.search = `?lang=${lang}`), language);
  await open(page, 'Our policy');

  expect(await page.getByRole('button').getAttribute('title')).toBe(close);
  expect(await dialogOf(page).getByRole('link').getAttribute('title')).toBe(openIt);
  expect(await page.locator('candor-policy').getAttribute('lang')).toBe(close === 'Close' ? 'en' : language);
});

test('until the document speaks, the words are English', async () => {
  const page = await visit('strict-csp');
  await page.getByRole('link', { name: 'A policy that says nothing' }).click();

  expect(await page.getByRole('button').getAttribute('title')).toBe('Close');
  expect(await page.locator('candor-policy').getAttribute('lang')).toBe('en');
});

test('a page with loud styles, swallowed clicks and clobbered names changes nothing', async () => {
  const page = await visit('old', { reducedMotion: 'reduce' });
  await open(page);
  expect(await dialogOf(page).boundingBox()).toEqual({ x: 240, y: 80, width: 800, height: 640 });
  expect(await page.getByRole('button', { name: 'Close' }).boundingBox()).toMatchObject({ width: 38, height: 38 });
  const look = await dialogOf(page).evaluate((dialog) => {
    const { opacity, borderTopWidth, color } = getComputedStyle(dialog);
    return { opacity, borderTopWidth, color };
  });
  expect(look).toEqual({ opacity: '1', borderTopWidth: '0px', color: 'rgb(29, 33, 41)' });
});

test('A5: only the frame itself is heard, and only from where it should be', async () => {
  const page = await visit('strict-csp');
  await open(page);
  // From the page, and from a window of the product that is not the frame.
  await page.evaluate(() => window.postMessage({ type: 'iub.pp.esc' }, '*'));
  await page.evaluate((origin) => {
    const other = document.createElement('iframe');
    other.src = `${origin}/privacy-policy/abcdefghjk?ifr=true&origin=${encodeURIComponent(location.href)}`;
    document.body.append(other);
    return new Promise((resolve) => (other.onload = resolve));
  }, product());
  const stranger = page.frames().at(-1);
  await stranger?.evaluate(() => window.parent.postMessage({ type: 'iub.pp.esc' }, '*'));
  await page.waitForTimeout(700);
  expect(await dialogOf(page).isVisible()).toBe(true);

  await page.frames()[1]?.evaluate(() => window.parent.postMessage({ type: 'iub.pp.esc' }, '*'));
  await gone(page);
});

test('the document wears the theme of its popup', async () => {
  const page = await visit('strict-csp');
  await open(page, 'Our policy');
  expect(await documentIn(page).locator('html').getAttribute('data-theme')).toBe('theme2014');
});

test('links in the document stay in the frame when they lead to its other languages, and leave it otherwise', async () => {
  const page = await visit('strict-csp');
  await open(page);
  const inside = documentIn(page);
  // It has no opener, so the page does not report it as a popup.
  const beside = page.context().waitForEvent('page');
  // By keyboard: a busy browser may not know yet where the frame is, so that a click could miss it.
  await inside.getByRole('link', { name: 'PDF' }).press('Enter');
  const opened = await beside;
  await expect.poll(() => opened.url()).toBe(`${product()}/privacy-policy/abcdefghjk.pdf`);
  await opened.close();

  await inside.getByRole('link', { name: 'Deutsch' }).press('Enter');
  await expect.poll(() => page.frames()[1]?.url()).toContain('lang=de&ifr=true&height=640&origin=');
  await inside.getByRole('heading', { level: 1 }).waitFor();
  await inside.getByRole('link', { name: 'Deutsch' }).press('Escape');
  await gone(page);
});

test('it hides for 200 ms, and is taken away after 400', async () => {
  const page = await visit('strict-csp');
  await open(page);
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
  const state = () =>
    page.evaluate(() => {
      const host = document.querySelector('candor-policy');
      return host && (host.shadowRoot?.querySelector('dialog')?.open ? 'hiding' : 'hidden');
    });
  await page.evaluate(() => document.querySelector('candor-policy')?.shadowRoot?.querySelector('button')?.click());
  expect(await state()).toBe('hiding');
  await page.clock.runFor(200);
  expect(await state()).toBe('hidden');
  await page.clock.runFor(199);
  expect(await state()).toBe('hidden');
  await page.clock.runFor(1);
  expect(await state()).toBeNull();
});

test('with motion reduced it is gone at once', async () => {
  const page = await visit('strict-csp', { reducedMotion: 'reduce' });
  await open(page);
  const left = await page.evaluate(async () => {
    document.querySelector('candor-policy')?.shadowRoot?.querySelector('button')?.click();
    await new Promise((resolve) => setTimeout(resolve, 30));
    return document.querySelectorAll('candor-policy').length;
  });
  expect(left).toBe(0);
});

test.each([
  ['light', 'Privacy Policy', { width: 1280, height: 800 }],
  ['dark', 'Privacy Policy', { width: 390, height: 844 }],
  ['light', 'Our policy', { width: 390, height: 844 }],
  ['dark', 'Our policy', { width: 1280, height: 500 }],
] as const)('axe finds nothing in the %s with %s', async (colorScheme, link, viewport) => {
  // Playwright's axe creates functions from text, which a strict CSP forbids.
  const page = await visit('strict-csp', { colorScheme, viewport, bypassCSP: true, reducedMotion: 'reduce' });
  await open(page, link);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
