import { commitment, leafHash } from '@app/evidence';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { siteWithKeys } from '#test/consents.ts';

const app = testApp({ limits: 'off' });

const page = (product: string, key: string) => `<!doctype html><html lang="it"><title>Negozio</title>
  <script async src="${product}/embed/consent.js" data-key="${key}"></script>
  <script>document.addEventListener('candor-consent:kept', ({ detail }) => { document.title = detail.id; });</script>
  <form data-candor-form data-candor-notices="privacy_policy" onsubmit="return false">
    <input type="email" name="email"><input type="password" name="password">
    <label><input type="checkbox" name="news" data-candor-preference="newsletter"> Sì, scrivetemi</label><button>Invia</button></form>`;

test('C1, C4, C6: a form on another origin becomes a record with what was shown, entered and chosen, and its leaf', async () => {
  const { owner, siteId, pub } = await siteWithKeys(app);
  const product = await app.http.listen({ port: 0, host: '127.0.0.1' });
  const shop = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(product, pub)),
  );
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const { port } = shop.address() as AddressInfo; // a server on a port has no other kind of address
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--site-per-process'] });
  onTestFinished(async () => {
    await browser.close();
    shop.closeAllConnections();
    shop.close();
  });

  const visitor = await browser.newPage();
  await visitor.goto(`http://localhost:${port}/`);
  await visitor.waitForFunction('Boolean(window.CandorConsent)');
  await visitor.locator('[name=email]').fill('Anna.Rossi@example.com');
  await visitor.locator('[name=password]').fill('seven quiet horses');
  await visitor.getByLabel('Sì, scrivetemi').check();
  await visitor.getByRole('button').click();
  await visitor.waitForFunction('document.title.length === 36');

  const id = await visitor.title();
  const [row] = await app.stored('consent', { id });
  expect(row).toMatchObject({ accountId: owner.accountId, siteId });
  const record = row?.['record'] as Buffer;
  expect(JSON.parse(String(record))).toMatchObject({
    id,
    source: 'public',
    verified: false,
    subject: { email: 'anna.rossi@example.com' },
    preferences: { newsletter: true },
    notices_without_text: [{ identifier: 'privacy_policy' }],
    proofs: [
      {
        form: expect.stringContaining('Sì, scrivetemi'),
        content: '{"email":"Anna.Rossi@example.com","news":true}',
      },
    ],
    language: 'it',
  });
  expect(String(record)).not.toContain('horses');
  expect(leafHash(owner.accountId, commitment(row?.['salt'] as Buffer, record))).toEqual(
    new Uint8Array(row?.['leaf'] as Buffer),
  );

  // Without its listener the page is left at once: where it hears no answer, the next one sends again.
  await visitor.locator('form').evaluate((form) => form.removeAttribute('onsubmit'));
  await visitor.locator('[name=email]').fill('ben@example.com');
  await visitor.getByRole('button').click();
  await visitor.waitForURL(/email=ben/);
  await visitor.waitForFunction('Boolean(window.CandorConsent) && !Object.keys(localStorage).length');
  expect(await app.stored('consent', { accountId: owner.accountId })).toHaveLength(2);

  const shown = await owner.get(`/api/v1/sites/${siteId}/consents/${id}`);
  expect(shown.json()).toMatchObject({ said: { preferences: { newsletter: true }, language: 'it' } });
});

test('the script is served as the others that customers paste', async () => {
  const { headers, statusCode } = await app.http.inject({
    url: '/embed/consent.js',
    headers: { 'accept-encoding': 'br', origin: 'https://shop.example' },
  });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(Number(headers['content-length'])).toBeLessThanOrEqual(3000);
});
