import type { DocumentType } from '@app/contract';
import { expect, type Page } from '@playwright/test';
import { call } from './api.ts';
import { signInAsSomebody, title } from './person.ts';

export const owner = {
  name: 'Corner Coffee Ltd',
  email: 'privacy@example.com',
  address: '1 High Street, Cork',
  country: 'IE',
  phone: '+353 21 000 0000',
};

export type Policy = {
  readonly id: string;
  readonly publicId: string;
  readonly siteId: string;
};

type PolicyOptions = {
  readonly name?: string;
  readonly type?: string;
  readonly owner?: object | null;
  readonly languages?: readonly string[];
  readonly services?: readonly string[];
};

export async function newSite(page: Page, site: object): Promise<string> {
  const { id } = await call<{ id: string }>(page, 'POST', '/api/v1/sites', { type: 'Site', ...site });
  return id;
}

type Kind = DocumentType;

/** Creates a document of a site. */
export async function newDocument(
  page: Page,
  siteId: string,
  type: Kind,
  languages: readonly string[] = ['en'],
): Promise<Policy> {
  return call(page, 'POST', `/api/v1/sites/${siteId}/documents`, { type, languages });
}

/** Creates a complete policy, with a site of its own. */
export async function newPolicy(page: Page, wanted: PolicyOptions = {}): Promise<Policy> {
  const { name = 'Corner Coffee', type = 'Site', languages = ['en'], services = [] } = wanted;
  const siteId = await newSite(page, { name, type });
  if (wanted.owner !== null) await call(page, 'PUT', `/api/v1/sites/${siteId}/owner`, wanted.owner ?? owner);
  const policy = await newDocument(page, siteId, 'privacy_policy', languages);
  if (services.length > 0) {
    const all = services.map((service) => ({ service }));
    await call(page, 'PUT', `/api/v1/documents/${policy.id}/services`, { services: all });
  }
  return policy;
}

/** Opens the generator of a new policy. */
export async function openGenerator(page: Page, wanted: PolicyOptions = {}): Promise<Policy> {
  await signInAsSomebody(page);
  const policy = await newPolicy(page, wanted);
  await page.goto(`/en/documents/${policy.id}`);
  await expect(title(page, 'Privacy policy')).toBeVisible();
  return policy;
}

/** Publishes the document, and returns the URL of its hosted page. */
export async function publish(page: Page, { id }: Policy): Promise<string> {
  return (await call<{ url: string }>(page, 'POST', `/api/v1/documents/${id}/publish`)).url;
}

export const preview = (page: Page) => page.getByRole('region', { name: 'Preview of the document' });
