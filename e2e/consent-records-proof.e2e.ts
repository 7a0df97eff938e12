import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { call } from './api.ts';
import { signInAsSomebody } from './person.ts';
import { newSite } from './policy.ts';

/** A third-party page with a form that the script binds. Its action is another page, as usual. */
const form = (product: string, key: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shop</title>
<script async src="${product}/embed/consent.js" data-key="${key}"></script>
<form method="post" action="/thanks" data-candor-form data-candor-notices="newsletter">
<label>Email <input type="email" name="email" required></label>
<label>Password <input type="password" name="password"></label>
<label><input type="checkbox" name="newsletter" data-candor-preference="newsletter"> Send me news</label>
<button>Sign up</button></form></html>`;

async function shop(product: string, key: string): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(request.url === '/' ? form(product, key) : '<!doctype html><title>Thanks</title><h1>Thanks</h1>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

async function siteWithKey(page: Page) {
  await signInAsSomebody(page);
  const id = await newSite(page, { name: 'Shop' });
  const texts = [{ language: 'en', text: 'News, once a week.' }];
  await call(page, 'POST', `/api/v1/sites/${id}/legal-notices`, { identifier: 'newsletter', version: '1', texts });
  const made = { kind: 'public', name: 'Form' };
  const { key } = await call<{ key: string }>(page, 'POST', `/api/v1/sites/${id}/consent-keys`, made);
  return { id, key };
}

test('C1, C6: what a form of another site asked is proved on a saved page, with the network off', async ({
  page,
  browser,
  baseURL,
}, testInfo) => {
  const { id, key } = await siteWithKey(page);
  const { server, url } = await shop(baseURL ?? '', key);
  const visitor = await browser.newPage();
  await visitor.goto(url);
  await visitor.getByLabel('Email').fill('mara@example.com');
  await visitor.getByLabel('Password').fill('correct horse');
  await visitor.getByLabel('Send me news').check();
  // The script loads asynchronously; a form submitted earlier would not be recorded.
  await visitor.waitForFunction(() => 'CandorConsent' in window);
  await visitor.getByRole('button', { name: 'Sign up' }).click();
  await expect(visitor.getByRole('heading', { name: 'Thanks' })).toBeVisible();
  await visitor.close();
  server.close();

  await expect(async () => {
    await page.goto(`/en/sites/${id}/consents`);
    await page
      .getByRole('row')
      .filter({ hasText: 'mara@example.com' })
      .getByRole('link')
      .first()
      .click({ timeout: 3000 });
  }).toPass();
  const proof = page.getByRole('dialog', { name: 'Proof of consent' });
  await expect(proof.getByRole('row', { name: 'newsletter Yes' })).toBeVisible();
  await expect(proof.getByRole('textbox', { name: 'Form markup' })).toHaveValue(/data-candor-preference/);
  await expect(proof).not.toContainText('correct horse');
  await expect(proof.getByText(/^Proof since .* UTC$/)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await proof.getByRole('link', { name: 'Download proof' }).click();
  const bundle = testInfo.outputPath('proof.json');
  await (await downloading).saveAs(bundle);

  const saved = testInfo.outputPath('verify.html');
  await writeFile(saved, await (await page.request.get('/verify')).body());
  const judge = await browser.newContext({ offline: true });
  const verifier = await judge.newPage();
  await verifier.goto(`file://${saved}`);
  await verifier.locator('input[type=file]').first().setInputFiles(bundle);
  await expect(verifier.getByRole('status')).toContainText('This proof is valid');
  await expect(verifier.getByRole('main')).toContainText('mara@example.com');
  await expect(verifier.getByRole('main')).toContainText('News, once a week.');
  await judge.close();
});
