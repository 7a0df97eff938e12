import { auditEvent, eventKind } from '@app/contract';
import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/** Announces an event that the people of the account must be told about at once. */
export const eventRecorded = job({
  name: 'audit.event-recorded',
  mails: true,
  payload: z.object({
    accountId: z.uuid(),
    eventId: z.uuid(),
    at: z.iso.datetime(),
    kind: eventKind,
    personId: z.uuid().nullable(),
    targetId: z.string().nullable().default(null),
    keyId: z.uuid().nullable(),
    siteId: z.uuid().nullable(),
    device: auditEvent.shape.device,
    country: z.string().nullable(),
    details: auditEvent.shape.details,
  }),
});

/**
 * Enqueued when facts of a site changed, or of all sites of an account (null), so that features that compare them do so. Several
 * changes at once are announced once. Idempotent.
 */
export const factsChanged = job({
  name: 'audit.facts-changed',
  payload: z.object({ accountId: z.uuid(), siteId: z.uuid().nullable() }),
});
