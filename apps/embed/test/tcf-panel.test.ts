import { AxeBuilder } from '@axe-core/playwright';
import { asksUnder, bitsOf, hasId, idsIn, readAdditionalConsent, readTcString } from '@app/tcf';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { badge, banner, bannerPages, customise, layer, press } from './banner-browser.ts';
import { tcfSetting, vendors, type TcfChanges } from './tcf-fixture.ts';

const { visit, site } = bannerPages();
const providers = [
  [35, '[TEST provider 35]', 'https://provider.example/privacy'],
  [1, '[TEST provider 1]', ''],
] as const;
const all = `${vendors.length} partners`;

async function opened(changes: TcfChanges = {}): Promise<Page> {
  const page = await visit(await tcfSetting(site(), changes));
  await banner(page).waitFor();
  await customise(page);
  await layer(page).getByText(all, { exact: true }).waitFor();
  return page;
}
const panel = (page: Page) => layer(page).locator('.tcf');
const section = (page: Page, heading: string) =>
  panel(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
const toggle = (page: Page, name: string) => panel(page).getByRole('switch', { name, exact: true });
const save = async (page: Page) => {
  await layer(page).getByRole('button', { name: 'Save choices' }).click();
  await expect.poll(() => site().events.length).toBeGreaterThan(0);
  return said();
};
/** The TC string of the last choice, decoded. */
const said = () => {
  const reading = readTcString(site().events.at(-1)?.tc ?? '');
  if (!reading.ok) throw new Error(reading.refusal);
  return reading.tc;
};
const withPurpose = (id: number, of: 'purposes' | 'interests') => vendors.filter((one) => one[of] & bitsOf([id], 24));

test('T13, T16: consent and objection by purpose and by vendor make the string, and nothing else is granted', async () => {
  const page = await opened({ stacks: [] });
  const [asking] = withPurpose(1, 'purposes');
  const [claiming] = withPurpose(2, 'interests');
  await toggle(page, 'Consent: [TEST en: purpose 1]').check();
  await toggle(page, 'Legitimate interest: [TEST en: purpose 2]').uncheck();
  await panel(page).getByText(all, { exact: true }).click();
  await toggle(page, `Consent: ${asking?.name}`).check();
  await toggle(page, `Legitimate interest: ${claiming?.name}`).uncheck();
  const tc = await save(page);
  expect(tc.screen).toBe(2);
  expect(tc.consents).toBe(bitsOf([1], 24));
  expect(tc.interests & bitsOf([2], 24)).toBe(0);
  expect(tc.interests & bitsOf([7], 24)).not.toBe(0);
  expect(idsIn(tc.vendorConsents)).toEqual([asking?.id]);
  expect(hasId(tc.vendorInterests, claiming?.id ?? 0)).toBe(false);
  expect(idsIn(tc.vendorInterests)).toHaveLength(vendors.filter(({ interests }) => interests).length - 1);
});

test('T13: each purpose counts its vendors and opens to the full text and its illustrations', async () => {
  const page = await opened();
  const count = vendors.filter(({ purposes, interests }) => (purposes | interests) & bitsOf([3], 24)).length;
  // It is inside its stack.
  await panel(page).locator('summary', { hasText: 'stack 2' }).click();
  await expect.poll(() => panel(page).locator('summary', { hasText: 'purpose 7' }).count()).toBe(1);
  const third = panel(page).locator('summary', { hasText: '[TEST en: purpose 3]' });
  expect(await third.textContent()).toContain(`${count} partners`);
  await third.click();
  const item = third.locator('..');
  for (const said of ['what purpose 3 is about', 'illustration 1 of purpose 3', 'illustration 2 of purpose 3']) {
    await item.getByText(said, { exact: false }).waitFor();
  }
});

test('T13: a vendor tells its policy, claim, bases, retention, data, and what it stores', async () => {
  const page = await opened();
  await panel(page).getByText(all, { exact: true }).click();
  const vendor = vendors.find(({ purposes, interests, cookies, data }) => purposes && interests && cookies && data);
  if (!vendor) throw new Error('the list has such vendors');
  const item = panel(page)
    .locator('details', { has: page.getByText(vendor.name, { exact: true }) })
    .last();
  await item.locator('summary').click();
  expect(await item.getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe(vendor.urls[0]?.policy);
  expect(await item.getByRole('link', { name: 'Legitimate interest explained' }).getAttribute('href')).toBe(
    vendor.urls[0]?.interests,
  );
  const text = await item.innerText();
  const days = Math.ceil((vendor.cookieSeconds ?? 0) / 86_400);
  for (const said of [
    'Purposes: Consent',
    'Purposes: Legitimate interest',
    `${vendor.retention.standard} days`,
    'Data used',
    `${days} days`,
    'Uses other storage',
  ]) {
    expect(text).toContain(said);
  }
});

test('T14, T15: special purposes and features have no control; special features are off and have their own', async () => {
  const page = await opened();
  for (const heading of ['Special purposes', 'Features']) {
    const part = section(page, heading);
    expect(await part.locator('summary').count()).toBe(3);
    expect(await part.getByRole('switch').count()).toBe(0);
  }
  expect(await section(page, 'Features').innerText()).toContain('[TEST en: what features are]');
  const special = section(page, 'Special features').getByRole('switch');
  expect(await special.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked))).toEqual([
    false,
    false,
  ]);
  await special.first().check();
  expect((await save(page)).specialFeatures).toBe(bitsOf([1], 12));
});

test('T17, G10: who is not of the framework stands apart, with consent of its own', async () => {
  const page = await opened({ providers });
  const others = section(page, 'Partners outside the framework');
  await others.locator('summary').first().click();
  await others.getByRole('switch', { name: 'Consent: [TEST provider 35]' }).check();
  expect(await section(page, 'Partners in the framework (TCF)').innerText()).not.toContain('provider');
  await save(page);
  expect(site().events.at(-1)).toMatchObject({ ac: '2~35~dv.1' });
  await badge(page).click();
  await others.locator('summary').first().click();
  expect(await others.getByRole('switch', { name: 'Consent: [TEST provider 35]' }).isChecked()).toBe(true);
  expect(await others.getByRole('switch', { name: 'Consent: [TEST provider 1]' }).isChecked()).toBe(false);
});

test('G10: Google’s providers are counted, found by name, lead to their policy, and are switched all at once', async () => {
  const page = await opened({ providers });
  const others = section(page, 'Partners outside the framework');
  const everybody = others.getByRole('switch', { name: 'Consent: 2 partners' });
  expect(await everybody.isChecked()).toBe(false);
  await everybody.check();
  await others.locator('summary').first().click();
  await others.getByRole('searchbox', { name: 'Search partners' }).fill('provider 35');
  await expect.poll(() => others.locator('.many:visible').count()).toBe(1);
  await others.locator('.many:visible summary').click();
  const policy = others.locator('.many:visible').getByRole('link', { name: 'Privacy policy' });
  expect(await policy.getAttribute('href')).toBe('https://provider.example/privacy');
  await save(page);
  const ac = site().events.at(-1)?.ac ?? '';
  expect(readAdditionalConsent(ac)).toEqual({ consented: [1, 35], disclosed: [] });

  await badge(page).click();
  await others.locator('summary').first().click();
  await others.getByRole('switch', { name: 'Consent: [TEST provider 1]' }).uncheck();
  expect(await everybody.isChecked()).toBe(false);
  await layer(page).getByRole('button', { name: 'Save choices' }).click();
  await expect.poll(() => site().events.at(-1)?.ac).toBe('2~35~dv.1');
  // It does not affect TCF vendors.
  expect(idsIn(said().vendorConsents)).toEqual([]);
});

test('G10: where the panel does not come, providers stay as they were chosen', async () => {
  const page = await visit({ ...(await tcfSetting(site(), { providers })), complains: true });
  await banner(page).waitFor();
  await press(page, 'accept');
  await expect.poll(() => site().events.at(-1)?.ac).toBe('2~1.35~dv.');
  site().now.extra = { '/e/tcf.js': site().now.extra?.['/e/tcf.js'] ?? '' };
  await badge(page).click();
  await layer(page).getByText('Loading failed.', { exact: false }).waitFor();
  await layer(page).getByRole('button', { name: 'Save choices' }).click();
  await expect.poll(() => site().events.length).toBe(2);
  expect(site().events.at(-1)).toMatchObject({ action: 'custom', ac: '2~1.35~dv.' });
});

test('G10: a site that asks for providers no more writes of none in the next choice', async () => {
  const page = await visit(await tcfSetting(site(), { providers }));
  await banner(page).waitFor();
  await press(page, 'accept');
  await expect.poll(() => site().events.at(-1)?.ac).toBe('2~1.35~dv.');
  await visit(await tcfSetting(site()));
  await page.reload();
  await badge(page).click();
  await layer(page).getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => site().events.length).toBe(2);
  expect(site().events.at(-1)).not.toHaveProperty('ac');
});

test('T22: what the publisher does not allow is neither counted nor asked for', async () => {
  const restrictions = [
    { purpose: 1, type: 0 as const, vendors: [] },
    { purpose: 2, type: 1 as const, vendors: [] },
  ];
  const page = await opened({ restrictions, stacks: [] });
  expect(await panel(page).locator('summary', { hasText: '[TEST en: purpose 1]' }).count()).toBe(0);
  expect(await toggle(page, 'Consent: [TEST en: purpose 1]').count()).toBe(0);
  expect(await toggle(page, 'Legitimate interest: [TEST en: purpose 2]').count()).toBe(0);
  const count = asksUnder(vendors, restrictions).filter(({ consents }) => consents & bitsOf([2], 24)).length;
  expect(await panel(page).locator('summary', { hasText: '[TEST en: purpose 2]' }).textContent()).toContain(
    `${count} partners`,
  );
  const tc = await save(page);
  expect(tc.restrictions.map(({ purpose, type }) => [purpose, type])).toContainEqual([1, 0]);
});

test('vendors are found by name, and all are switched at once', async () => {
  const page = await opened();
  await panel(page).getByText(all, { exact: true }).click();
  const box = panel(page).getByRole('searchbox', { name: 'Search partners' });
  await box.fill('VENDOR 10]');
  await expect.poll(() => panel(page).locator('.many:visible').count()).toBe(1);
  await box.fill('nobody of this name');
  await panel(page).getByText('No partner found.').waitFor();
  await box.fill('');
  const everybody = panel(page).getByRole('switch', { name: `Consent: ${all}` });
  await everybody.check();
  const [first] = withPurpose(1, 'purposes');
  await toggle(page, `Consent: ${first?.name}`).uncheck();
  expect(await everybody.isChecked()).toBe(false);
  const tc = await save(page);
  const asking = vendors.filter(({ purposes }) => purposes).map(({ id }) => id);
  expect(idsIn(tc.vendorConsents)).toEqual(asking.filter((id) => id !== first?.id));
});

test('A: the panel is without faults, by keyboard too, and gives the focus back', async () => {
  const page = await opened({ test: 1, providers });
  expect(await panel(page).getByText('TEST', { exact: true }).isVisible()).toBe(true);
  for (const fold of ['stack 2', 'feature 1', all]) {
    const summary = panel(page).locator('summary', { hasText: fold }).last();
    await summary.focus();
    await page.keyboard.press('Enter');
  }
  await panel(page).locator('.many summary').first().click();
  const consent = toggle(page, 'Consent: [TEST en: purpose 1]');
  await consent.focus();
  await page.keyboard.press('Space');
  expect(await consent.isChecked()).toBe(true);
  const found = await new AxeBuilder({ page }).include([['candor-banner', 'dialog.layer']]).analyze();
  expect(found.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => layer(page).count()).toBe(0);
  // After closing the layer, nothing was stored.
  expect(site().events).toEqual([]);
});

test('without its file the panel says so, and a saved choice grants no vendor anything', async () => {
  const setting = await tcfSetting(site());
  site().now.extra = { '/e/tcf.js': site().now.extra?.['/e/tcf.js'] ?? '' };
  const page = await visit({ ...setting, complains: true });
  await banner(page).waitFor();
  await customise(page);
  await layer(page).getByText('Loading failed.', { exact: false }).waitFor();
  const tc = await save(page);
  expect([tc.consents, tc.interests, idsIn(tc.vendorConsents)]).toEqual([0, 0, []]);
});

test('T12: accept and customise are written alike, at 5:1 or more, and neither looks disabled', async () => {
  const page = await visit(await tcfSetting(site()));
  await banner(page).waitFor();
  const seen = await banner(page)
    .locator('.go button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { color, backgroundColor, fontFamily, fontSize, fontStyle, fontWeight, textTransform, opacity } =
          getComputedStyle(button);
        return {
          colours: [color, backgroundColor],
          text: [fontFamily, fontSize, fontStyle, fontWeight, textTransform, opacity],
        };
      }),
    );
  expect(seen).toHaveLength(3);
  for (const { colours, text } of seen) {
    expect(text).toEqual(seen[0]?.text);
    expect(text.at(-1)).toBe('1');
    const [one = 0, other = 0] = colours.map(luminance).toSorted((a, b) => b - a);
    expect((one + 0.05) / (other + 0.05)).toBeGreaterThanOrEqual(5);
  }
});

test('T23: the second layer says what the choice itself stores, for how long, and where it holds', async () => {
  const page = await opened();
  expect(await layer(page).innerText()).toMatch(
    /kept in this browser, in the cookie “candor-\w+”, for .+\. It applies to this site only\./,
  );
});

/** Relative luminance of a color `rgb(r, g, b)`. @see WCAG 2.2, relative luminance */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = (colour.match(/\d+/g) ?? []).map((channel) => {
    const part = Number(channel) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
