import { expect, test, type Page } from '@playwright/test';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { mailedLink, newEmail, signInAsSomebody } from './person.ts';
import { newSite } from './policy.ts';

const settings = {
  name: 'Neuigkeiten aus der Kaffeegenossenschaft am Schwanenwerder',
  preference: 'newsletter',
  optIn: 'double',
  confirmHours: 48,
  senderName: null,
  replyTo: null,
  welcome: false,
};

async function subscribe(page: Page, confirmedUrl: string | null) {
  await signInAsSomebody(page);
  const id = await newSite(page, { name: 'Corner Coffee' });
  const path = `/api/v1/sites/${id}`;
  const { id: newsletterId } = await call<{ id: string }>(page, 'POST', `${path}/newsletters`, {
    ...settings,
    confirmedUrl,
  });
  const email = newEmail();
  const made = await call<{ id: string }>(page, 'POST', `${path}/newsletter-subscriptions`, {
    newsletterId,
    email,
    language: 'de',
  });
  const read = () =>
    call<{ unsubscribeUrl: string; status: string }>(page, 'GET', `${path}/newsletter-subscriptions/${made.id}`);
  return { link: await mailedLink(page, email, 'n/confirm'), read };
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`C7: the pages of a newsletter are accessible at 320 pixels, ${colorScheme}, by keyboard and without a script`, async ({
    page,
    browser,
  }) => {
    const { link, read } = await subscribe(page, null);
    const context = await browser.newContext({ colorScheme, viewport: { width: 320, height: 640 } });
    const reader = await context.newPage();
    const look = async (heading: string) => {
      await expect(reader.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectAccessible(reader);
      expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    };
    const press = async (name: string) => {
      await reader.getByRole('button', { name }).focus();
      await reader.keyboard.press('Enter');
    };
    await reader.goto(link);
    await look('Bestätigen Sie Ihr Abonnement');
    await press('Abonnement bestätigen');
    await look('Ihr Abonnement ist bestätigt');
    await reader.goto((await read()).unsubscribeUrl);
    await look('Newsletter abbestellen');
    await press('Abbestellen');
    await look('Newsletter abbestellt');
    await press('Wieder abonnieren');
    await look('Ihr Abonnement ist bestätigt');
    expect((await read()).status).toBe('confirmed');
    expect(await context.cookies()).toEqual([]);
    await reader.goto('/n/confirm/nowhere');
    await look('This link does not work');
    await context.close();
  });
}

test('C7: who confirms is led where the owner wants, without being told from where', async ({ page, browser }) => {
  let referrer: string | undefined = 'not asked for';
  const server = createServer((request, response) => {
    if (request.url === '/thanks') referrer = request.headers.referer;
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Thanks</title><h1>Thanks</h1>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const thanks = `http://127.0.0.1:${(server.address() as AddressInfo).port}/thanks`;
  const { link, read } = await subscribe(page, thanks);
  const reader = await browser.newPage();
  await reader.goto(link);
  await reader.getByRole('button', { name: 'Abonnement bestätigen' }).click();
  await expect(reader.getByRole('heading', { name: 'Thanks' })).toBeVisible();
  expect(referrer).toBeUndefined();
  expect((await read()).status).toBe('confirmed');
  server.close();
});
