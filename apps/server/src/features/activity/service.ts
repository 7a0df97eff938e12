import type { AccountEvent, EventGroup, EventKind } from '@app/contract';
import { Readable } from 'node:stream';
import type { Tx } from '#platform/database/database.ts';
import { csvLine } from '#platform/files/csv.ts';
import type { Context } from '#platform/http/context.ts';
import type { FileAnswer } from '#platform/http/routes.ts';
import { listEmails, listEvents, listKeyNames, type StoredEvent } from './queries.ts';
import { kindsOf } from './rules.ts';

type Query = { readonly group?: EventGroup | undefined; readonly kind?: EventKind | undefined };

/** One page of the trail, and the cursor of the next one. */
export async function readEvents(
  { services, actor: { accountId } }: Context,
  { group, kind, before, limit }: Query & { readonly before?: string | undefined; readonly limit: number },
) {
  return services.db.inAccount(accountId, async (tx) => {
    const found = await listEvents(tx, accountId, { kinds: kindsOf(group, kind), before }, limit + 1);
    const page = found.slice(0, limit);
    const names = await namesOf(tx, accountId);
    return {
      events: page.map((event) => view(event, names)),
      next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
    };
  });
}

const atOnce = 500;

/** The trail as CSV, streamed while it is read. */
export function exportEvents({ services, actor: { accountId } }: Context, { group, kind }: Query): FileAnswer {
  const kinds = kindsOf(group, kind);
  const lines = services.db.streamInAccount(accountId, (tx) => csvOf(tx, accountId, kinds));
  const name = `activity-${services.now().toISOString().slice(0, 10)}.csv`;
  return { body: Readable.from(lines), type: 'text/csv; charset=utf-8', name };
}

async function* csvOf(tx: Tx, accountId: string, kinds: readonly EventKind[] | undefined): AsyncGenerator<string> {
  yield csvLine([
    'event_id',
    'at_utc',
    'kind',
    'count',
    'person_id',
    'person',
    'api_key_id',
    'api_key',
    'browser',
    'system',
    'device',
    'country',
    'details',
  ]);
  const names = await namesOf(tx, accountId);
  let before: string | undefined;
  for (;;) {
    const page = await listEvents(tx, accountId, { kinds, before }, atOnce);
    for (const event of page) yield lineOf(view(event, names));
    before = page.at(-1)?.id;
    if (page.length < atOnce) return;
  }
}

function lineOf({ id, at, kind, count, person, apiKey, device, country, details }: AccountEvent): string {
  const what = Object.entries(details).map(([name, value]) => `${name}=${String(value)}`);
  return csvLine([
    id,
    at,
    kind,
    count,
    person?.id ?? null,
    person?.email ?? null,
    apiKey?.id ?? null,
    apiKey?.name ?? null,
    device?.browser ?? null,
    device?.system ?? null,
    device?.kind ?? null,
    country,
    what.join('; '),
  ]);
}

type Names = { readonly people: ReadonlyMap<string, string>; readonly keys: ReadonlyMap<string, string> };

async function namesOf(tx: Tx, accountId: string): Promise<Names> {
  return { people: await listEmails(tx, accountId), keys: await listKeyNames(tx, accountId) };
}

function view({ at, personId, apiKeyId, ...event }: StoredEvent, { people, keys }: Names): AccountEvent {
  return {
    ...event,
    at: at.toISOString(),
    person: personId === null ? null : { id: personId, email: people.get(personId) ?? null },
    apiKey: apiKeyId === null ? null : { id: apiKeyId, name: keys.get(apiKeyId) ?? null },
  };
}
