import type { Device, eventActors, EventKind, EventTarget } from '@app/contract';
import { sql, type RawBuilder, type Tx } from '#platform/database/database.ts';
import type { Changes, Details } from './rules.ts';

export type NewEvent = {
  readonly id: string;
  readonly at: Date;
  readonly kind: EventKind;
  readonly actor: (typeof eventActors)[number];
  readonly personId: string | null;
  readonly keyId: string | null;
  readonly job: string | null;
  readonly way: string | null;
  readonly device: Device | null;
  readonly country: string | null;
  readonly targetKind: EventTarget | null;
  readonly targetId: string | null;
  readonly siteId: string | null;
  /** Null for events of a site: its project is looked up. */
  readonly projectId: string | null;
  readonly details: Details;
  readonly changes: Changes;
  readonly count: number;
  readonly salt: Buffer;
};

export type StoredEvent = NewEvent & { readonly number: number | null; readonly batchId: string | null };

/** A statement has at most 65,535 parameters; an event has about 20. */
const eventsPerStatement = 1000;

export async function insertEvents(tx: Tx, accountId: string, events: readonly NewEvent[]): Promise<void> {
  const projectOf = (siteId: string) =>
    sql<string | null>`(select project_id from site where account_id = ${accountId} and id = ${siteId})`;
  const rows = events.map(({ device, details, changes, projectId, ...event }) => ({
    ...event,
    accountId,
    device: device && JSON.stringify(device),
    details: JSON.stringify(details),
    changes: JSON.stringify(changes),
    projectId: projectId === null && event.siteId !== null ? projectOf(event.siteId) : projectId,
  }));
  for (let from = 0; from < rows.length; from += eventsPerStatement)
    await tx
      .insertInto('auditEvent')
      .values(rows.slice(from, from + eventsPerStatement))
      .execute();
}

export type EventFilter = {
  readonly kinds?: readonly EventKind[] | undefined;
  readonly person?: string | undefined;
  readonly key?: string | undefined;
  readonly target?: string | undefined;
  readonly site?: string | undefined;
  readonly project?: string | undefined;
  /** In lower case. The event has all of them. */
  readonly words?: readonly string[] | undefined;
  /** The range of ids, exclusive at both ends. */
  readonly above?: string | undefined;
  readonly below?: string | undefined;
};

/** The columns of an event, for queries that name the table `e`. */
export const eventColumns = sql`e.id, e.at, e.kind, e.actor, e.person_id, e.key_id, e.job, e.way, e.device, e.country, e.target_kind,
  e.target_id, e.site_id, e.project_id, e.details, e.changes, e.count, e.salt, e.number, e.batch_id`;

/**
 * Events of an account that match a filter, newest first. Reads one index in the order of ids: that of the words, the target,
 * the key, the kinds, the person, the site or the project, whichever is asked for first in this order.
 */
export async function listEvents(
  tx: Tx,
  accountId: string,
  filter: EventFilter,
  limit: number,
): Promise<StoredEvent[]> {
  const { kinds, words = [] } = filter;
  if (kinds?.length === 0) return [];
  const [first, ...more] = words;
  const conditions = and([
    sql`e.account_id = ${accountId}`,
    ...conditionsOf(filter),
    ...more.map((word) => hasWord(accountId, word)),
  ]);
  const range = rangeOf(filter);
  const newest = sql`order by id desc limit ${limit}`;
  if (first !== undefined) {
    const ofKinds = kinds ? sql`and e.kind = any(${kinds})` : sql``;
    return run(
      tx,
      sql`select ${eventColumns} from (
          select event_id from audit_word where account_id = ${accountId} and word = ${first} order by event_id desc
        ) as w join audit_event e on e.account_id = ${accountId} and e.id = w.event_id
        where ${conditions} ${ofKinds} ${range} order by w.event_id desc limit ${limit}`,
    );
  }
  if (!kinds) return run(tx, sql`select ${eventColumns} from audit_event e where ${conditions} ${range} ${newest}`);
  return run(
    tx,
    sql`select found.* from unnest(${kinds}::text[]) as wanted (kind) cross join lateral (
        select ${eventColumns} from audit_event e where e.kind = wanted.kind and ${conditions} ${range} ${newest}
      ) as found ${newest}`,
  );
}

function conditionsOf({ person, key, target, site, project }: EventFilter): RawBuilder<unknown>[] {
  return [
    ...(person === undefined ? [] : [sql`e.person_id = ${person}`]),
    ...(key === undefined ? [] : [sql`e.key_id = ${key}`]),
    ...(target === undefined ? [] : [sql`e.target_id = ${target}`]),
    ...(site === undefined ? [] : [sql`e.site_id = ${site}`]),
    ...(project === undefined ? [] : [sql`e.project_id = ${project}`]),
  ];
}

const hasWord = (accountId: string, word: string) =>
  sql`exists (select from audit_word o where o.account_id = ${accountId} and o.word = ${word} and o.event_id = e.id)`;

const and = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);

/** The range of ids as a condition that follows others. */
export function rangeOf({ above, below }: EventFilter): RawBuilder<unknown> {
  const from = above === undefined ? sql`` : sql`and e.id > ${above}`;
  return below === undefined ? from : sql`${from} and e.id < ${below}`;
}

/** Numbered events that follow a number, in order. */
export async function listNumbered(
  tx: Tx,
  accountId: string,
  after: number,
  filter: EventFilter,
  limit: number,
): Promise<StoredEvent[]> {
  const conditions = and([matching(accountId, filter), sql`e.number > ${after}`]);
  return run(
    tx,
    sql`select ${eventColumns} from audit_event e where ${conditions} ${rangeOf(filter)} order by e.number limit ${limit}`,
  );
}

/** That an event of the account matches a filter, apart from its time. */
export function matching(accountId: string, filter: EventFilter): RawBuilder<unknown> {
  const { kinds, words = [] } = filter;
  return and([
    sql`e.account_id = ${accountId}`,
    ...conditionsOf(filter),
    ...(kinds ? [sql`e.kind = any(${kinds})`] : []),
    ...words.map((word) => hasWord(accountId, word)),
  ]);
}

/** How many events of a kind there were since a time. */
export async function countEvents(tx: Tx, accountId: string, kind: EventKind, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_event e
    where e.account_id = ${accountId} and e.kind = ${kind} and e.at > ${since}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function listEventsById(tx: Tx, accountId: string, ids: readonly string[]): Promise<StoredEvent[]> {
  return run(
    tx,
    sql`select ${eventColumns} from audit_event e where e.account_id = ${accountId} and e.id = any(${ids}::uuid[])`,
  );
}

async function run(tx: Tx, query: RawBuilder<unknown>): Promise<StoredEvent[]> {
  const { rows } = await query.execute(tx);
  // The cast is safe: only insertEvents writes to the table.
  return rows as StoredEvent[];
}

/** The e-mail addresses of the account's people, by id. */
export async function listEmails(tx: Tx, accountId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; email: string }>`
    select * from auth.list_emails(${accountId}::uuid)`.execute(tx);
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** The names of the account's API keys, by id. */
export async function listKeyNames(tx: Tx, accountId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select * from auth.list_api_key_names(${accountId}::uuid)`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
