import type { Tx } from '#platform/database/database.ts';
import { listAnnounced, type AnnouncedConsent } from '../consent-records/index.ts';
import { follow } from '../evidence/index.ts';
import { announce, type WebhookEvent } from './announce.ts';
import { listEndpoints } from './queries.ts';
import { consentTypes } from './rules.ts';

/** Announces consents to endpoints asynchronously, so that the intake does not wait. */
export const consentFollower = follow('webhooks', async (tx, accountId, consentIds, now) => {
  const consents = new Map((await listAnnounced(tx, accountId, consentIds)).map((consent) => [consent.id, consent]));
  const events = consentIds.flatMap((id) => eventOf(consents.get(id)) ?? []);
  await announce(tx, accountId, events, now);
});

/** Starts to follow the account's evidence tree if an endpoint subscribes to consents, and otherwise stops. */
export async function syncCursor(tx: Tx, accountId: string): Promise<void> {
  const endpoints = await listEndpoints(tx, accountId);
  const wanted = endpoints.some(({ active, types }) => active && consentTypes.some((type) => types.includes(type)));
  await (wanted ? consentFollower.begin(tx, accountId) : consentFollower.end(tx, accountId));
}

function eventOf(consent: AnnouncedConsent | undefined): WebhookEvent | undefined {
  if (!consent) return undefined;
  const { id, siteId, subjectId, receivedAt, kind, source, verified, claimed, notices } = consent;
  return {
    type: kind === 'consent' ? 'consent.recorded' : 'consent.withdrawn',
    key: id,
    siteId,
    at: receivedAt,
    data: { consent: id, site: siteId, subject: subjectId, kind, source, verified, claimed, notices },
  };
}
