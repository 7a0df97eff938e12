import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { call } from './api.ts';
import { signInAsSomebody } from './person.ts';
import { newDocument, newSite, owner } from './policy.ts';

export type BannerSite = { readonly id: string; readonly publicId: string };
type BannerSettings = Readonly<Record<string, unknown>>;

/** Creates a site with services and a published cookie policy, which is ready for a banner. */
export async function siteWithPolicy(page: Page, name: string): Promise<string> {
  await signInAsSomebody(page);
  const siteId = await newSite(page, { name, url: 'https://corner-coffee.example' });
  await call(page, 'PUT', `/api/v1/sites/${siteId}/owner`, owner);
  const policy = await newDocument(page, siteId, 'cookie_policy');
  const services = ['google-analytics-4', 'meta-pixel-facebook-pixel', 'stripe'].map((service) => ({ service }));
  await call(page, 'PUT', `/api/v1/documents/${policy.id}/services`, { services });
  // Without it, a policy that shares data with people in the United States waits for the banner.
  const settings = { usStates: { optOutUrl: 'https://corner-coffee.example/choices' } };
  await call(page, 'PATCH', `/api/v1/documents/${policy.id}`, { settings });
  await call(page, 'POST', `/api/v1/documents/${policy.id}/publish`);
  return siteId;
}

type Saved = { readonly revision: number; readonly configuration: object };

/** Saves the current configuration of a banner with some fields changed. */
export async function saveBanner(
  page: Page,
  siteId: string,
  given: BannerSettings = {},
): Promise<{ publicId: string }> {
  const path = `/api/v1/sites/${siteId}/banner`;
  const { revision, configuration } = await call<Saved>(page, 'GET', path);
  return call(page, 'PUT', path, { revision, configuration: { ...configuration, ...given } });
}

export async function publishBanner(page: Page, siteId: string): Promise<void> {
  await call(page, 'POST', `/api/v1/sites/${siteId}/banner/publish`);
}

/** Creates a site with a published banner, whose choices are accepted. */
export async function siteWithBanner(page: Page, name: string, given: BannerSettings = {}): Promise<BannerSite> {
  const id = await siteWithPolicy(page, name);
  const { publicId } = await saveBanner(page, id, given);
  await publishBanner(page, id);
  return { id, publicId };
}

/**
 * Sends a choice that a banner made a number of milliseconds ago: everything accepted, with some fields changed.
 * Returns the status.
 */
export async function send(
  page: Page,
  { publicId }: BannerSite,
  ago: number,
  given: BannerSettings = {},
): Promise<number> {
  const random = randomBytes(10).toString('hex');
  const at = (Date.now() - ago).toString(16).padStart(12, '0');
  const id = `${at.slice(0, 8)}-${at.slice(8)}-7${random.slice(0, 3)}-8${random.slice(3, 6)}-${random.slice(6, 18)}`;
  const accepted = {
    action: 'accept',
    decided: 31,
    granted: 31,
    version: 1,
    language: 'en',
    regime: 'eu',
    waited: 2500,
  };
  const data = JSON.stringify({ id, consentId: randomBytes(16).toString('hex'), ...accepted, ...given });
  const headers = { 'content-type': 'text/plain;charset=UTF-8' };
  const answer = await page.request.post(`/e/choice/${publicId}`, { data, headers });
  return answer.status();
}

/** Sends a choice that must be stored. */
export async function choose(page: Page, site: BannerSite, ago: number, given: BannerSettings = {}): Promise<void> {
  expect(await send(page, site, ago, given)).toBe(204);
}

/** Says that a visit left the banner unanswered, as a banner does. */
export async function leaveUnanswered(page: Page, { publicId }: BannerSite): Promise<void> {
  const data = JSON.stringify({ version: 1, language: 'en', regime: 'eu' });
  const headers = { 'content-type': 'text/plain;charset=UTF-8' };
  const answer = await page.request.post(`/e/unanswered/${publicId}`, { data, headers });
  expect(answer.status()).toBe(204);
}

/**
 * Counts choices now, with the job that runs every minute: it shifts their times, because choices are only counted some
 * time after their minute.
 */
export async function countNow(siteId: string): Promise<void> {
  await inDatabase(async (database) => {
    const before = `update preference_touched set minute = minute - interval '5 minutes' where site_id = $1`;
    await database.query(before, [siteId]);
    await database.query(`select graphile_worker.add_job('cookie-preferences.count')`);
    const counted = 'select from preference_hour where site_id = $1';
    await expect.poll(async () => (await database.query(counted, [siteId])).rowCount).toBeGreaterThan(0);
  });
}
