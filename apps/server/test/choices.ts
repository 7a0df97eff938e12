import { randomBytes } from 'node:crypto';
import { newPublicId } from '#platform/database/ids.ts';
import type { Answer, Person, TestApp } from './app.ts';

export type BannerSite = { readonly siteId: string; readonly publicId: string };

/** Creates a site with a public id, as publishing a banner assigns one. */
export async function siteWithBanner(app: TestApp, owner: Person): Promise<BannerSite> {
  const made = await owner.post('/api/v1/sites', { name: 'shop.example', type: 'Site', languages: ['en'] });
  const siteId = made.json<{ id: string }>().id;
  const publicId = await publicIdOf(app, owner, siteId);
  return { siteId, publicId };
}

/** The public id of a site, assigned if it has none. */
export async function publicIdOf(app: TestApp, { accountId }: Person, siteId: string): Promise<string> {
  const [known] = await app.stored('publicId', { accountId, rowId: siteId, kind: 'site' });
  if (known) return String(known['id']);
  const publicId = newPublicId();
  await app.owner.query(`insert into public_id (id, kind, account_id, row_id) values ($1, 'site', $2, $3)`, [
    publicId,
    accountId,
    siteId,
  ]);
  return publicId;
}

type Event = Readonly<Record<string, unknown>> & { readonly id: string; readonly consentId: string };

/** An event as a banner sends it when a visitor accepts everything, with some fields changed. */
export function choiceAt(at: Date, given: Readonly<Record<string, unknown>> = {}): Event {
  return {
    id: idAt(at),
    consentId: randomBytes(16).toString('hex'),
    action: 'accept',
    decided: 31,
    granted: 31,
    version: 3,
    language: 'de',
    regime: 'eu',
    waited: 2500,
    ...given,
  };
}

/** A UUID version 7 with exactly this time, regardless of earlier ids. */
function idAt(at: Date): string {
  const random = randomBytes(10).toString('hex');
  const digits = at.getTime().toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7${random.slice(0, 3)}-8${random.slice(3, 6)}-${random.slice(6, 18)}`;
}

/** Sends an event as a banner does: as text, from a page of another origin. */
export function send(app: TestApp, publicId: string, event: unknown, from: object = {}): Promise<Answer> {
  return app.http.inject({
    method: 'POST',
    url: `/e/choice/${publicId}`,
    headers: { 'content-type': 'text/plain;charset=UTF-8', origin: 'https://shop.example' },
    payload: typeof event === 'string' ? event : JSON.stringify(event),
    ...from,
  });
}

/** Advances the clock until choices are counted, and counts them. */
export async function count(app: TestApp): Promise<void> {
  app.clock.forward(4 * 60_000);
  await app.runScheduled('cookie-preferences.count');
}

/** Says that a visit left the banner unanswered, as a banner does. */
export function leaveUnanswered(
  app: TestApp,
  publicId: string,
  given: object = {},
  from: object = {},
): Promise<Answer> {
  return app.http.inject({
    method: 'POST',
    url: `/e/unanswered/${publicId}`,
    headers: { 'content-type': 'text/plain;charset=UTF-8', origin: 'https://shop.example' },
    payload: JSON.stringify({ version: 3, language: 'de', regime: 'eu', ...given }),
    ...from,
  });
}
