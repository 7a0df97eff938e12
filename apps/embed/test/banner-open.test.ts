import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { badge, banner, bannerPages, choiceOf, layer, press } from './banner-browser.ts';
import { siteId } from './banner-fixture.ts';
import { tcfSetting, vendors } from './tcf-fixture.ts';

const { visit, site } = bannerPages();

const link = '<a href="/elsewhere" data-candor-open>Privacy</a>';
/** A click in the same task as the banner's own file, so that no other file can have loaded. */
const clicked = `${link}<script>document.querySelector('[data-candor-open]').click()</script>`;

/** Makes the page start with the file for a valid choice. */
const beginKept = (body: string) => {
  site().now.page = (product) =>
    `<!doctype html><html lang="en"><title>A shop</title><body><script src="${product}/embed/cs/${siteId}.kept.js"></script>${body}`;
};
const chosenBefore = async (page: Page) => {
  await banner(page).waitFor();
  await press(page, 'accept');
  await expect.poll(() => site().events.length).toBe(1);
};

test('B11: a click that comes before all that may wait is answered once that is there, and the link is not followed', async () => {
  const page = await visit({ body: clicked });
  await layer(page).waitFor();
  expect(await layer(page).locator('h2').innerText()).toBe('Privacy choices');
  expect(page.url()).toBe(`${site().host}/`);
  await layer(page).getByRole('button', { name: 'Reject all' }).click();
  await expect.poll(async () => (await choiceOf(page.context()))?.[3]).toBe('1');
  await layer(page).waitFor({ state: 'detached' });
});

test('B11: so is one on a page where a choice stands already', async () => {
  const page = await visit();
  await chosenBefore(page);
  beginKept(clicked);
  await page.reload();
  await layer(page).getByRole('button', { name: 'Withdraw everything' }).waitFor();
  expect(page.url()).toBe(`${site().host}/`);
});

test('B11, T13: what opens so early holds the vendors, too', async () => {
  const page = await visit(await tcfSetting(site()));
  await chosenBefore(page);
  beginKept(clicked);
  await page.reload();
  await layer(page).waitFor();
  await layer(page).getByText(`${vendors.length} partners`, { exact: true }).waitFor();
});

/** The focused element, through shadow roots: the reopen control's name or a text of the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    const inside = at?.shadowRoot?.activeElement ?? at;
    const name = inside?.getAttribute('aria-label') ?? inside?.getAttribute('title');
    return name ?? (inside === document.body ? '' : inside?.textContent);
  });

const openers = [
  ['the reopen control', (page: Page) => badge(page), 'Your Privacy Choices'],
  ['a link of the page', (page: Page) => page.getByRole('link', { name: 'Privacy' }), 'Privacy'],
] as const;
const closings = [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['its cross', (page: Page) => layer(page).getByRole('button', { name: 'Close' }).press('Enter')],
  ['a choice', (page: Page) => layer(page).getByRole('button', { name: 'Save choices' }).press('Enter')],
  [
    'Escape after everything was withdrawn',
    async (page: Page) => {
      await layer(page).getByRole('button', { name: 'Withdraw everything' }).press('Enter');
      await expect.poll(() => site().events.length).toBe(2);
      await page.keyboard.press('Escape');
    },
  ],
] as const;
const ways = openers.flatMap(([from, opener, name]) =>
  closings.map(([by, close]) => [by, from, opener, name, close] as const),
);

test.each(ways)(
  'A1: after "your choices" was closed by %s, the focus is back at %s',
  async (_, __, opener, name, close) => {
    const page = await visit({ body: link });
    await chosenBefore(page);
    await opener(page).press('Enter');
    await layer(page).waitFor();
    expect(await focused(page)).toBe('Your choices');
    await close(page);
    await layer(page).waitFor({ state: 'detached' });
    // The consequences of a choice run after a frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(await focused(page)).toBe(name);
    expect(page.url()).toBe(`${site().host}/`);
  },
);
