import type { AuditEvent } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import { listAnnounced, type AnnouncedConsent } from '../consent-records/index.ts';
import { readEventsById } from '../audit/index.ts';
import { follow } from '../evidence/index.ts';
import { announce, type WebhookEvent } from './announce.ts';
import { listEndpoints } from './queries.ts';
import { followedTypes } from './rules.ts';

/** Announces consents and audit events to endpoints asynchronously, so that those who record them do not wait. */
export const consentFollower = follow('webhooks', async (tx, accountId, { consentIds, eventIds }, now) => {
  const consents = new Map((await listAnnounced(tx, accountId, consentIds)).map((consent) => [consent.id, consent]));
  const events = consentIds.flatMap((id) => eventOf(consents.get(id)) ?? []);
  const audited = (await readEventsById(tx, accountId, eventIds)).map(auditedOf);
  await announce(tx, accountId, [...events, ...audited], now);
});

/** Starts to follow the account's tree if an endpoint subscribes to what it holds, and otherwise stops. */
export async function syncCursor(tx: Tx, accountId: string): Promise<void> {
  const endpoints = await listEndpoints(tx, accountId);
  const wanted = endpoints.some(({ active, types }) => active && followedTypes.some((type) => types.includes(type)));
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

/** An audit event without names: the receiver requests the rest. */
function auditedOf({ id, number, at, kind, actor, target, siteId, projectId }: AuditEvent): WebhookEvent {
  const by = { kind: actor.kind, person: actor.person?.id ?? null, key: actor.viaKey?.id ?? null, job: actor.job };
  const data = { event: id, number, kind, actor: by, target, site: siteId, project: projectId };
  return { type: 'audit.recorded', key: id, siteId, at: new Date(at), data, kind };
}
