import { once } from 'node:events';
import { createServer, request as requestOf } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { call } from './api.ts';
import { aKey } from './consents.ts';
import { newEmail, signInAsSomebody } from './person.ts';
import { newSite } from './policy.ts';
import { proxyFrom } from './proxy.ts';

const newsletter = {
  name: 'Monthly News',
  preference: 'newsletter',
  optIn: 'double',
  confirmHours: 48,
  senderName: null,
  replyTo: null,
  confirmedUrl: null,
  welcome: false,
};

test('where a network asks for a newsletter too often, a form of another site solves a task by itself, and not before', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsSomebody(page);
  const siteId = await newSite(page, { name: 'Corner Coffee' });
  await call(page, 'POST', `/api/v1/sites/${siteId}/newsletters`, newsletter);
  const key = await aKey(page, siteId, 'public');

  // A shop of another origin, which stays on its page after a submit.
  const shop = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>Shop</title>
      <script async src="${String(baseURL)}/embed/consent.js" data-key="${key}"></script>
      <form data-candor-form onsubmit="event.preventDefault()"><input type="email" name="email" aria-label="Email">
      <label><input type="checkbox" name="newsletter"> News</label><button>Subscribe</button></form></html>`);
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const from = '127.0.0.78';
  const proxy = await proxyFrom(from);
  const context = await browser.newContext({ proxy: { server: proxy.server, bypass: '<-loopback>' } });
  try {
    const visitor = await context.newPage();
    const asked: string[] = [];
    const answers: number[] = [];
    visitor.on('request', (request) => asked.push(new URL(request.url()).pathname));
    visitor.on('response', (response) => {
      if (response.url().includes('/e/consent/') && response.request().method() === 'POST')
        answers.push(response.status());
    });
    await visitor.goto(`http://127.0.0.1:${(shop.address() as AddressInfo).port}/`);
    await visitor.waitForFunction(() => 'CandorConsent' in window);
    await visitor.evaluate(() => {
      document.addEventListener('candor-consent:kept', () => document.body.append('Kept'));
    });
    const subscribe = async () => {
      await visitor.getByRole('textbox').fill(newEmail());
      await visitor.getByRole('checkbox').check();
      await visitor.getByRole('button').click();
    };
    await subscribe();
    await expect(visitor.getByText('Kept')).toBeVisible();
    expect(asked).not.toContain('/embed/consent-work.js');
    expect(answers).toEqual([201]);

    // Twice the limit per minute, because the server's minute may change in between.
    for (let times = 0; times < 20; times += 1) await send(`${String(baseURL)}/e/consent/${key}`, from);
    await subscribe();
    await expect(visitor.getByText('KeptKept')).toBeVisible();
    expect(asked).toContain('/embed/consent-work.js');
    expect(answers).toEqual([201, 429, 201]);
  } finally {
    await context.close();
    proxy.close();
    shop.close();
  }
});

/** Requests the newsletter as a bot that fills in forms does. */
function send(url: string, localAddress: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = requestOf(url, { method: 'POST', localAddress }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    request.on('error', reject);
    request.end(JSON.stringify({ subject: { email: newEmail() }, preferences: { newsletter: true } }));
  });
}
