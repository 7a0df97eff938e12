import { AxeBuilder } from '@axe-core/playwright';
import type { BannerConfiguration } from '@app/consent';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { awaitFocus, banner, bannerPages, choiceOf, customise, layer } from './banner-browser.ts';

const { visit } = bannerPages();

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const complaints = async (page: Page) => {
  // Nothing on this page stands in a frame, so it can be checked in a single pass.
  const axe = new AxeBuilder({ page }).withTags(rules).setLegacyMode(page.frames().length === 1);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
};
/** The focused element, through shadow roots. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at?.textContent?.trim().slice(0, 40) ?? '';
  });
const boxOf = (page: Page) => banner(page).evaluate((dialog) => dialog.getBoundingClientRect().toJSON() as DOMRect);

/** A page that follows what its visitor prefers: the banner follows the page. */
const head = '<style>:root{color-scheme:light dark}a{color:CanvasText}</style>{script}';
const sizes = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
];
const cases = sizes.flatMap((viewport) =>
  (['light', 'dark'] as const).map(
    (colorScheme) => [`${viewport.width} px, ${colorScheme}`, { viewport, colorScheme }] as const,
  ),
);

test.each(cases)('A1: both layers and "your choices" satisfy axe at %s', async (_, context) => {
  const page = await visit({ context, head, changes: { closeButton: true } });
  await banner(page).waitFor();
  expect(await complaints(page)).toEqual([]);
  await customise(page);
  await layer(page).locator('summary').nth(3).click();
  expect(await complaints(page)).toEqual([]);
  await layer(page).getByRole('button', { name: 'Accept all' }).click();
  expect(await complaints(page)).toEqual([]);
  await page.locator('candor-banner .bs').click();
  await layer(page).locator('.qr').waitFor();
  expect(await complaints(page)).toEqual([]);
});

test.each([
  ['auto', 'light', 'normal'],
  ['auto', 'dark', 'dark'],
  ['dark', 'light', 'dark'],
] as const)(
  'in the scheme %s, a visitor who prefers %s gets scrollbars and controls of: %s',
  async (scheme, colorScheme, used) => {
    const page = await visit({ context: { colorScheme }, head, changes: { scheme } });
    await banner(page).waitFor();
    await customise(page);
    expect(await layer(page).evaluate((dialog) => getComputedStyle(dialog).colorScheme)).toBe(used);
  },
);

test('A1: by keyboard: accept and reject are the first two stops, and the second layer keeps the focus', async () => {
  const page = await visit();
  await awaitFocus(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const outline = () =>
    page.evaluate(() => {
      const at = document.activeElement?.shadowRoot?.activeElement;
      return at ? getComputedStyle(at).outlineStyle : '';
    });
  // No visible focus ring yet: the visitor has not used the keyboard, and a ring around the buttons would be the first
  // thing everybody sees.
  expect(await outline()).toBe('none');
  const stops = [];
  for (let at = 0; at < 3; at++) {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
    expect(await outline()).toBe('solid');
  }
  expect(stops).toEqual(['Accept', 'Reject', 'Customize']);

  await page.keyboard.press('Enter');
  await layer(page).waitFor();
  expect(await focused(page)).toBe('Privacy choices');
  for (let at = 0; at < 40; at++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => ['candor-banner', 'body'].includes(document.activeElement?.localName ?? ''))).toBe(
      true,
    );
  }
  await page.keyboard.press('Escape');
  await layer(page).waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('Customize');
});

test('A1: dialogs and switches have names, descriptions and a language', async () => {
  const page = await visit({ locale: 'de' });
  const first = page.getByRole('dialog', { name: 'Dürfen wir Cookies verwenden?' }).or(banner(page));
  await first.first().waitFor();
  const described = await banner(page).evaluate((dialog) =>
    ['aria-labelledby', 'aria-describedby'].map(
      (name) => dialog.querySelector(`#${dialog.getAttribute(name)}`)?.textContent?.length,
    ),
  );
  expect(described.every((length) => (length ?? 0) > 5)).toBe(true);
  expect(await page.locator('candor-banner').getAttribute('lang')).toBe('de');
  await customise(page);
  expect(await layer(page).getByRole('switch').count()).toBe(4);
  for (const one of await layer(page).getByRole('switch').all())
    expect(await one.evaluate((input) => (input as HTMLInputElement).labels?.[0]?.textContent)).toBeTruthy();
});

test('B6, B7: Escape stores nothing where no cross stands, and a refusal where one does', async () => {
  const free = await visit({ changes: { regimes: 'eu' } });
  await awaitFocus(free);
  await free.keyboard.press('Escape');
  expect(await banner(free).isVisible()).toBe(true);
  expect(await choiceOf(free.context())).toBeUndefined();
  expect(await free.evaluate(() => document.activeElement?.localName)).toBe('body');

  const crossed = await visit({ changes: { regimes: 'it' } });
  await awaitFocus(crossed);
  await crossed.keyboard.press('Escape');
  await banner(crossed).waitFor({ state: 'detached' });
  expect((await choiceOf(crossed.context()))?.slice(3, 6)).toEqual(['3', 'u', '1']);
});

test('the focus goes back to where it was, and is not taken from somebody who writes', async () => {
  const page = await visit({ body: '<input autofocus>' });
  await banner(page).waitFor();
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('input');
  await page.locator('candor-banner [data-candor-reject]').focus();
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('input');
});

test('A2: every button can be reached at 320 × 256 pixels, which is 400 % of 1280 × 1024, and with wide text', async () => {
  const page = await visit({ context: { viewport: { width: 320, height: 256 } }, changes: { closeButton: true } });
  await banner(page).waitFor();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}');
    document.querySelector('candor-banner')?.shadowRoot?.adoptedStyleSheets.push(sheet);
  });
  for (const name of ['accept', 'reject', 'close']) {
    const button = page.locator(`candor-banner [data-candor-${name}]`);
    await button.scrollIntoViewIfNeeded();
    const { x = -1, y = -1, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(x >= 0 && y >= 0 && x + width <= 320 && y + height <= 256, name).toBe(true);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
  expect(await banner(page).evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
  await customise(page);
  await layer(page).getByRole('button', { name: 'Save choices' }).click();
});

const places: readonly [BannerConfiguration['position'], (box: DOMRect) => boolean][] = [
  ['bottom', (box) => box.bottom > 770 && box.width > 1000],
  ['top', (box) => box.top < 30 && box.width > 1000],
  ['box-start', (box) => box.bottom > 770 && box.left < 30 && box.width < 450],
  ['box-end', (box) => box.bottom > 770 && box.right > 1250 && box.width < 450],
  ['centre', (box) => Math.abs(box.left + box.right - 1280) < 4 && Math.abs(box.top + box.bottom - 800) < 4],
];
test.each(places)('it stands where the owner says: %s; and moves nothing', async (position, fits) => {
  const page = await visit({ changes: { position } });
  await banner(page).waitFor();
  expect(fits(await boxOf(page))).toBe(true);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
          type: 'layout-shift',
          buffered: true,
        });
        setTimeout(() => resolve(0), 200);
      }),
  );
  expect(shift).toBe(0);
});

test('A3: from right to left it is mirrored', async () => {
  const file = ({
    banner: made,
    layer: data,
  }: Parameters<NonNullable<Parameters<typeof visit>[0]>['file'] & object>[0]) => ({
    banner: { ...made, rtl: 1 as const },
    layer: data,
  });
  const page = await visit({ changes: { position: 'box-start', closeButton: true }, file });
  await banner(page).waitFor();
  expect((await boxOf(page)).right).toBeGreaterThan(1250);
  const x = await page.locator('candor-banner [data-candor-close]').boundingBox();
  expect(x?.x ?? 9999).toBeLessThan((await boxOf(page)).left + 60);
});

test('A3: nothing moves, and in forced colours buttons and switches have edges', async () => {
  const page = await visit({ context: { forcedColors: 'active', reducedMotion: 'reduce' } });
  await banner(page).waitFor();
  const edges = await banner(page)
    .locator('.go button')
    .evaluateAll((all) =>
      all.map((one) => getComputedStyle(one).borderTopColor !== getComputedStyle(one).backgroundColor),
    );
  expect(edges).toEqual([true, true, true]);
  expect(
    await page.evaluate(() => document.querySelector('candor-banner')?.shadowRoot?.getAnimations?.().length ?? 0),
  ).toBe(0);
  await customise(page);
  const input = layer(page).getByRole('switch').first();
  const looks = () =>
    input.evaluate((one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).borderTopColor]);
  const off = await looks();
  await input.check();
  expect(off[0]).not.toBe(off[1]);
  expect((await looks())[0]).not.toBe(off[0]);
});

test('it is not printed', async () => {
  const page = await visit();
  await banner(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await banner(page).isVisible()).toBe(false);
});
