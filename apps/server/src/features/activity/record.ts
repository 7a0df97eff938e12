import type { EventKind } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Actor, Origin } from '#platform/http/context.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { eventRecorded } from './events.ts';
import { insertEvent, upsertFailure } from './queries.ts';
import { hourOf, isAnnounced, type Details } from './rules.ts';

/** The actor of an event. Without `id`: the installation's operator. */
export type Doer = Pick<Actor, 'accountId' | 'apiKeyId' | 'consentKeyOf'> & {
  readonly id?: string;
  readonly origin?: Actor['origin'] | undefined;
};

/**
 * Records an event in the transaction of the change itself, so that neither exists without the other.
 * @param details ids, numbers and fixed words; never names, addresses or anything somebody typed
 */
export async function recordEvent(
  tx: Tx,
  now: Date,
  doer: Doer,
  kind: EventKind,
  details: Details = {},
): Promise<void> {
  const { accountId, apiKeyId = null, consentKeyOf } = doer;
  const origin = await doer.origin?.();
  const ofKey = consentKeyOf !== undefined;
  const event = {
    id: newId(now),
    at: now,
    kind,
    personId: ofKey ? null : (doer.id ?? null),
    apiKeyId,
    device: origin?.device ?? null,
    country: origin?.country ?? null,
    details: ofKey && doer.id ? { ...details, consentKeyId: doer.id } : details,
  };
  await insertEvent(tx, accountId, event);
  if (!isAnnounced(kind, event.details)) return;
  const { id: eventId, at, ...rest } = event;
  await enqueue(tx, eventRecorded, { ...rest, accountId, eventId, at: at.toISOString() });
}

/** Counts a failed sign-in of a person of the account: one row per hour, however many there are. */
export async function recordFailure(
  tx: Tx,
  now: Date,
  { accountId, personId }: { readonly accountId: string; readonly personId: string },
  { device, country }: Origin,
): Promise<void> {
  await upsertFailure(tx, accountId, { id: newId(now), at: now, personId, device, country, hour: hourOf(now) });
}
