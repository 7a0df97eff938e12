import { expect, type Page } from '@playwright/test';
import { call } from './api.ts';
import { signInAsSomebody } from './person.ts';
import { newSite } from './policy.ts';

export const rows = (page: Page, table: string) => page.getByRole('table', { name: table }).getByRole('row');
export const consents = (page: Page) => rows(page, 'Consents, newest first');
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
export const row = (page: Page, text: string) => consents(page).filter({ hasText: text });

export async function aKey(page: Page, siteId: string, kind: 'public' | 'private'): Promise<string> {
  const path = `/api/v1/sites/${siteId}/consent-keys`;
  return (await call<{ key: string }>(page, 'POST', path, { kind, name: kind })).key;
}

/** Sends a consent as a script on a page does. */
export async function fromPage(page: Page, key: string, consent: object): Promise<void> {
  const headers = { 'content-type': 'text/plain;charset=UTF-8' };
  const answer = await page.request.post(`/e/consent/${key}`, { headers, data: JSON.stringify(consent) });
  expect(answer.status()).toBe(201);
}

/** Sends a consent as a server does. */
export async function fromServer(page: Page, key: string, consent: object): Promise<void> {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await page.request.post('/api/v1/consents', { headers, data: consent });
  expect(answer.status()).toBe(201);
}

export const anna = {
  subject: { email: 'anna@example.com', full_name: 'Anna Rossi' },
  legal_notices: ['newsletter'],
  preferences: { newsletter: true, phone: false },
  proofs: [{ form: '<form><b>Sign up</b></form>', content: '{"email":"anna@example.com"}' }],
  language: 'en',
};
export const bruno = {
  subject: { id: 'customer-7', first_name: 'Bruno' },
  preferences: { newsletter: true },
  verified: true,
};

/** Creates a site with a legal text and consents of two people. */
export async function siteWithConsents(page: Page, name: string) {
  await signInAsSomebody(page);
  const id = await newSite(page, { name });
  const texts = [{ language: 'en', text: 'Send me news <once> a week.' }];
  await call(page, 'POST', `/api/v1/sites/${id}/legal-notices`, { identifier: 'newsletter', version: '1', texts });
  const keys = { open: await aKey(page, id, 'public'), secret: await aKey(page, id, 'private') };
  await fromPage(page, keys.open, anna);
  await fromServer(page, keys.secret, bruno);
  return { id, path: `/en/sites/${id}/consents`, ...keys };
}
