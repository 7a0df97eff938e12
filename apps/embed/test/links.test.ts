import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { embedding } from './browser.ts';

const { visit, product, host } = embedding();

test('included twice, it opens one dialog, and leaves no name on the page', async () => {
  const page = await visit('strict-csp');
  const names = await page.evaluate(() => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const plain = new Set(Object.getOwnPropertyNames(frame.contentWindow ?? {}));
    frame.remove();
    return Object.getOwnPropertyNames(window).filter((name) => !plain.has(name) && !/^\d+$/.test(name));
  });
  expect(names).toEqual([]);

  await page.getByRole('link', { name: 'Privacy Policy', exact: true }).click();
  expect(await page.locator('candor-policy').count()).toBe(1);
});

// Whether a headless browser then opens a window is not tested.
type Click = NonNullable<Parameters<Locator['click']>[0]>;

test.each<[string, 'click' | 'auxclick', Click]>([
  ['with Control', 'click', { modifiers: ['Control'] }],
  ['with Shift', 'click', { modifiers: ['Shift'] }],
  ['of the middle button', 'auxclick', { button: 'middle' }],
])('a click %s is left to the browser', async (_, event, how) => {
  const page = await visit('strict-csp');
  const link = page.getByRole('link', { name: 'Privacy Policy', exact: true });
  const left = page.evaluate(
    (name) => new Promise((resolve) => addEventListener(name, (click) => resolve(!click.defaultPrevented))),
    event,
  );
  await link.click(how);
  expect(await left).toBe(true);
  expect(await link.getAttribute('href')).not.toContain('ifr');
  expect(await page.locator('candor-policy').count()).toBe(0);
});

test('a link may open a window instead', async () => {
  const page = await visit('strict-csp');
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'In a window' }).click(),
  ]);
  await opened.waitForLoadState();
  expect(opened.url()).toBe(`${product()}/privacy-policy/abcdefghjk`);
  expect(page.url()).toBe(`${host()}/strict-csp`);
});

test('a document that does not answer is opened as the link would', async () => {
  const page = await visit('strict-csp');
  await page.getByRole('link', { name: 'A policy that says nothing' }).click();
  await page.waitForURL(`${product()}/privacy-policy/silent`);
});

test('a page that forbids the frame gets the link', async () => {
  const page = await visit('no-frames', { complains: true });
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await page.waitForURL(`${product()}/privacy-policy/abcdefghjk`);
});

test('without script, the link is a link', async () => {
  const page = await visit('strict-csp', { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Privacy Policy', exact: true }).click();
  await page.waitForURL(`${product()}/privacy-policy/abcdefghjk?lang=de`);
});

test('a link that comes later opens too, and one to elsewhere does not', async () => {
  const page = await visit('single-page-app', { complains: true });
  await page.getByRole('button', { name: 'Next screen' }).click();
  await page.locator('#screen > a.candor-embed').click();
  await page.locator('dialog.ready').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('candor-policy').waitFor({ state: 'detached' });

  await page.evaluate(
    (address) => document.querySelector('a.candor-embed')?.setAttribute('href', address),
    `${host()}/old`,
  );
  await page.locator('#screen > a.candor-embed').click();
  await page.waitForURL(`${host()}/old`);
});
