import { readChoice, type PreferenceEvent } from '@app/consent';
import { expect, test } from 'vitest';
import { allows, banner, bannerPages, choiceOf, customise, layer, press } from './banner-browser.ts';
import { siteId } from './banner-fixture.ts';

const { visit, site } = bannerPages();
const arrived = async (): Promise<PreferenceEvent> => {
  await expect.poll(() => site().events.length).toBe(1);
  return site().events[0] as PreferenceEvent;
};
const badge = 'candor-banner .bs';

test('B1, B6: before a choice nothing is stored, whatever is scrolled or waited for', async () => {
  const page = await visit({ body: '<div style="height:4000px"></div>' });
  await banner(page).waitFor();
  await page.mouse.wheel(0, 2000);
  await page.mouse.click(640, 100);
  await page.waitForTimeout(300);

  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  // One file at first, and `after` once the banner is shown.
  await expect.poll(() => site().asked).toEqual([`/embed/cs/${siteId}.js`, expect.stringContaining('/after.js')]);
  expect(await banner(page).isVisible()).toBe(true);
});

test.each([
  ['accept', 31, 31],
  ['reject', 31, 1],
  ['close', 31, 1],
] as const)('B3, B7, C10: %s is one click, is stored at once and arrives', async (action, decided, granted) => {
  const page = await visit({ changes: { closeButton: true } });
  await banner(page).waitFor();
  const stored = await page.evaluate((what) => {
    const root = document.querySelector('candor-banner')?.shadowRoot;
    root?.querySelector<HTMLElement>(`[data-candor-${what}]`)?.click();
    return [document.cookie, root?.querySelector('dialog') === null];
  }, action);
  const choice = readChoice(String(stored[0]).split('=')[1]);

  expect(stored[1]).toBe(true);
  expect(choice).toMatchObject({ action, version: 3, regime: 0 });
  expect((choice?.decided ?? 0) | 1).toBe(decided);
  expect(choice?.granted).toBe(granted);
  const event = await arrived();
  expect(event).toMatchObject({
    action,
    granted,
    consentId: choice?.consentId,
    version: 3,
    language: 'en',
    regime: 0,
  });
  expect(Object.keys(event).sort()).toEqual(
    ['action', 'consentId', 'decided', 'granted', 'id', 'language', 'regime', 'variant', 'version', 'waited'].sort(),
  );
  expect(event.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(Math.abs(Number.parseInt(event.id.replace('-', '').slice(0, 12), 16) - Date.now())).toBeLessThan(60_000);
  expect(event.waited).toBeGreaterThanOrEqual(0);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);

  await page.reload();
  await page.locator(badge).waitFor();
  expect(await banner(page).count()).toBe(0);
});

test('B4: accept and reject look the same, and customise is as large', async () => {
  for (const position of ['bottom', 'box-end', 'centre'] as const) {
    const page = await visit({ changes: { position } });
    await banner(page).waitFor();
    const looks = await banner(page)
      .locator('.go button')
      .evaluateAll((buttons) =>
        buttons.map((one) => {
          const { fontSize, fontWeight, padding, backgroundColor, color, borderRadius } = getComputedStyle(one);
          const { width, height } = one.getBoundingClientRect();
          return {
            fontSize,
            fontWeight,
            padding,
            borderRadius,
            backgroundColor,
            color,
            width: Math.round(width),
            height: Math.round(height),
          };
        }),
      );
    expect(looks[0]).toEqual(looks[1]);
    expect(looks[2]).toMatchObject({
      fontSize: looks[0]?.fontSize,
      fontWeight: looks[0]?.fontWeight,
      padding: looks[0]?.padding,
    });
    expect(looks.every(({ width, height }) => width >= 44 && height >= 44)).toBe(true);
  }
});

test('B5, B10: in the second layer every switch is off, and services tell how long trackers stay', async () => {
  const page = await visit();
  await customise(page);

  expect(
    await layer(page)
      .getByRole('switch')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked)),
  ).toEqual([false, false, false, false]);
  await layer(page).locator('summary').nth(3).click();
  const hotjar = layer(page).locator('article', { hasText: 'Hotjar' });
  expect(await hotjar.locator('tbody tr').first().innerText()).toMatch(/_hjSessionUser_\*\s+Cookie\s+1 year/);
  expect(await hotjar.innerText()).toContain('Hotjar Limited');
});

test('B5, C10: single switches are stored as they stand; closing the second layer stores nothing', async () => {
  const page = await visit();
  await customise(page);
  await layer(page).getByRole('switch', { name: 'Analytics' }).check();
  await page.keyboard.press('Escape');
  await layer(page).waitFor({ state: 'detached' });
  expect(await choiceOf(page.context())).toBeUndefined();
  expect(await banner(page).isVisible()).toBe(true);

  await customise(page);
  expect(await layer(page).getByRole('switch', { name: 'Analytics' }).isChecked()).toBe(false);
  await layer(page).getByRole('switch', { name: 'Analytics' }).check();
  await layer(page).getByRole('button', { name: 'Save choices' }).click();
  expect(await arrived()).toMatchObject({ action: 'custom', decided: 30, granted: 9 });
  expect(await banner(page).count()).toBe(0);
});

test('B8: the page behind can be used; closed off it is only where the owner says so', async () => {
  const page = await visit();
  await banner(page).waitFor();
  await page.getByRole('link', { name: 'Next page' }).click();
  expect(page.url()).toContain('/next');

  const closed = await visit({ changes: { modal: true, position: 'centre' } });
  await banner(closed).waitFor();
  expect(await banner(closed).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await press(closed, 'reject');
  expect(await choiceOf(closed.context())).toBeDefined();
});

test('B11: "your choices" is a click away on every page, says what was chosen, and takes all of it back', async () => {
  const page = await visit({ body: '<button data-candor-open>Privacy</button>' });
  await banner(page).waitFor();
  await press(page, 'accept');
  await arrived();
  // Acknowledged: the next page does not send it again.
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await page.goto(`${site().host}/next`);
  await page.locator(badge).click();
  await layer(page).waitFor();
  const id = (await choiceOf(page.context()))?.[1] ?? '';

  expect(await layer(page).innerText()).toContain(id);
  expect(await layer(page).getByRole('img', { name: 'QR code of your consent ID' }).isVisible()).toBe(true);
  await layer(page).getByRole('button', { name: 'Withdraw everything' }).click();
  await expect.poll(() => site().events.map(({ action }) => action)).toEqual(['accept', 'withdraw']);
  expect(site().events[1]).toMatchObject({ consentId: id, granted: 1 });
  expect(await layer(page).getByRole('status').innerText()).toContain('Everything is withdrawn');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Privacy', exact: true }).click();
  await layer(page).waitFor();
});

test('B12: a refusal deletes what its trackers left, and leaves all else alone', async () => {
  const page = await visit();
  await banner(page).waitFor();
  await page.evaluate(() => {
    for (const name of ['_ga', '_ga_ABC123', '_fbp', 'basket', '__stripe_mid']) document.cookie = `${name}=1;path=/`;
    localStorage.setItem('_hjid', '1');
    localStorage.setItem('mine', '1');
  });
  await press(page, 'reject');
  const names = async () => (await page.context().cookies()).map(({ name }) => name).sort();
  await expect.poll(names).toEqual(['__stripe_mid', 'basket', `candor-${siteId}`].sort());
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['mine']);
});

test('B15: what was chosen longer ago than it may hold is asked again, and nothing runs', async () => {
  const page = await visit();
  await banner(page).waitFor();
  await press(page, 'accept');
  const seven = Math.floor(Date.now() / 1000) - 7 * 31 * 86_400;
  const fields = (await choiceOf(page.context())) ?? [];
  const old = fields.with(2, seven.toString(36)).join('.');
  await page.context().addCookies([{ name: `candor-${siteId}`, value: old, url: site().host }]);
  await page.reload();
  await banner(page).waitFor();

  expect(await allows(page, 'marketing')).toEqual([false]);
});

test('B16: only what is new is asked; the rest stays as it was', async () => {
  const page = await visit();
  await banner(page).waitFor();
  await press(page, 'accept');
  await arrived();
  const files = site().now.files['en'];
  if (!files) throw new Error('no files');
  site().now.files = { en: { ...files, banner: { ...files.banner, version: 4, since: [[1], [1], [1], [4], [1]] } } };
  await page.reload();
  await banner(page).waitFor();
  expect(await banner(page).innerText()).toContain('Something is new');
  const both = () => allows(page, 'measurement', 'marketing');
  expect(await both()).toEqual([false, true]);
  await press(page, 'reject');

  expect(await both()).toEqual([false, true]);
  await expect.poll(() => site().events.at(-1)).toMatchObject({ action: 'reject', granted: 23, version: 4 });
});
