import { targetOf, type EventKind, type EventTarget } from '@app/contract';
import { randomSlice } from '#platform/crypto/tokens.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Actor, Origin } from '#platform/http/context.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { eventRecorded, factsChanged } from './events.ts';
import { insertEvents, type NewEvent } from './queries.ts';
import { changesFacts, cut, hourOf, isAnnounced, type Changes, type Details } from './rules.ts';
import { hasHappened, upsertTally, type Tally } from './tally-queries.ts';

/** Who did it: a person or key; or, without `id`, a job or the installation's operator. */
export type Doer = Pick<Actor, 'accountId' | 'apiKeyId' | 'consentKeyOf' | 'sessionId'> & {
  readonly id?: string;
  readonly origin?: Actor['origin'] | undefined;
  /** Whether the directory of the account did it. */
  readonly directory?: true;
  /** The name of a job. */
  readonly job?: string;
  /** How the session was, or is being, opened. */
  readonly ways?: readonly string[] | undefined;
};

/** What happened: the site or project where, and the id of the target under the name of its kind. */
type Told = {
  readonly siteId?: string | null;
  readonly projectId?: string | null;
  /** The id of what it happened to. Default: the site or project, for events that happen to one. */
  readonly target?: string | null;
  readonly changes?: Changes;
  /** Ids, numbers, fixed words, and names of things; never of people, and nothing secret. */
  readonly details?: Details;
};

/**
 * Records an event in the transaction of the change itself, so that neither exists without the other. What is said of
 * people is their id alone, so that erasing them leaves the log whole.
 */
export async function recordEvent(tx: Tx, now: Date, doer: Doer, kind: EventKind, told: Told = {}): Promise<void> {
  await recordEvents(tx, now, doer, kind, [told]);
}

/** Records events of one kind in one statement. */
export async function recordEvents(
  tx: Tx,
  now: Date,
  doer: Doer,
  kind: EventKind,
  told: readonly Told[],
): Promise<void> {
  const origin = await doer.origin?.();
  const events = told.map((one) => eventOf(now, doer, kind, one, origin));
  await insertEvents(tx, doer.accountId, events);
  for (const { id: eventId, at, personId, keyId, targetId, device, country, siteId, details } of events) {
    if (!isAnnounced(kind, details)) continue;
    const announced = { kind, personId, keyId, targetId, device, country, siteId, details };
    await enqueue(tx, eventRecorded, { ...announced, accountId: doer.accountId, eventId, at: at.toISOString() });
  }
  if (changesFacts(kind)) await announceFacts(tx, doer.accountId, events);
}

async function announceFacts(tx: Tx, accountId: string, events: readonly NewEvent[]): Promise<void> {
  for (const siteId of new Set(events.map((event) => event.siteId)))
    await enqueue(tx, factsChanged, { accountId, siteId }, { key: `facts ${accountId} ${siteId}` });
}

/**
 * Records that the record of a person was opened. Not of consent keys: with them the site's own server reads what its own
 * visitors said, as often as they come.
 */
export async function recordOpened(
  tx: Tx,
  now: Date,
  doer: Doer,
  kind: 'person.opened' | 'proof.downloaded',
  told: Told,
): Promise<void> {
  if (doer.consentKeyOf === undefined) await recordEvent(tx, now, doer, kind, told);
}

function eventOf(now: Date, doer: Doer, kind: EventKind, told: Told, origin: Origin | undefined): NewEvent {
  const { siteId = null, projectId = null, changes = {}, details = {} } = told;
  const targetKind = targetOf(kind);
  const usual: Partial<Record<EventTarget, string | null>> = {
    site: siteId,
    project: projectId,
    account: doer.accountId,
  };
  const targetId = targetKind ? (told.target ?? usual[targetKind] ?? null) : null;
  return {
    id: newId(now),
    at: now,
    kind,
    ...actorOf(doer),
    way: doer.ways?.join('+') ?? (doer.sessionId === undefined ? null : 'password'),
    device: origin?.device ?? null,
    country: origin?.country ?? null,
    targetKind: targetId === null ? null : (targetKind ?? null),
    targetId,
    siteId,
    projectId,
    details: recorded(details),
    changes,
    count: 1,
    salt: randomSlice(32),
  };
}

function recorded(details: Details): Details {
  const entries = Object.entries(details).map(([name, value]) => [
    name,
    typeof value === 'string' ? cut(value) : value,
  ]);
  return Object.fromEntries(entries) as Details; // the same names, with texts cut
}

function actorOf(doer: Doer): Pick<NewEvent, 'actor' | 'personId' | 'keyId' | 'job'> {
  const { apiKeyId, consentKeyOf, job, directory } = doer;
  const id = doer.id ?? null;
  if (job !== undefined) return { actor: 'job', personId: null, keyId: null, job };
  if (directory) return { actor: 'directory', personId: null, keyId: null, job: null };
  if (consentKeyOf !== undefined) return { actor: 'consent-key', personId: null, keyId: id, job: null };
  if (apiKeyId !== undefined) return { actor: 'api-key', personId: id, keyId: apiKeyId, job: null };
  return { actor: id === null ? 'operator' : 'person', personId: id, keyId: null, job: null };
}

/**
 * Records a failure or refusal of a person: the first of an hour at once, the others as one event when the hour is over, so
 * that a flood does not fill the disk.
 */
export async function recordRefusal(
  tx: Tx,
  now: Date,
  { accountId, ...doer }: Doer & { readonly id: string },
  kind: 'sign-in.failed' | 'role.refused',
  details: Details = {},
): Promise<void> {
  const hour = hourOf(now);
  const who = { accountId, ...doer };
  if (!(await hasHappened(tx, accountId, kind, doer.id, hour))) return recordEvent(tx, now, who, kind, { details });
  const origin = await doer.origin?.();
  const { device = null, country = null } = origin ?? {};
  await upsertTally(tx, accountId, { kind, personId: doer.id, hour, device, country });
}

/** Records the further failures or refusals of an hour that is over. */
export async function recordTally(tx: Tx, now: Date, accountId: string, tally: Tally): Promise<void> {
  const { kind, personId, hour, count, device, country } = tally;
  const told = { details: { hour: hour.toISOString() } };
  const event = eventOf(now, { accountId, id: personId }, kind, told, undefined);
  await insertEvents(tx, accountId, [{ ...event, device, country, count }]);
}

/** Records that the operator exported an account by a command on the server. */
export async function recordOperatorExport(
  db: Pick<Database, 'asSystem'>,
  now: Date,
  accountId: string,
): Promise<void> {
  await db.asSystem((tx) => recordEvent(tx, now, { accountId }, 'account.exported'));
}
