import type { audit, AuditEvent, Input } from '@app/contract';
import { bundleFormat, canonicalText, toBase64 } from '@app/evidence';
import type { Tx } from '#platform/database/database.ts';
import { firstIdAt } from '#platform/database/monthly.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import type { FileAnswer } from '#platform/http/routes.ts';
import { proofOf } from '../evidence/index.ts';
import { entryOf } from './leaf.ts';
import { listEvents, listEventsById, listNumbered, type EventFilter } from './queries.ts';
import { kindsOf, wordsOf } from './rules.ts';
import { namesOf, viewOf } from './view.ts';

type Query = Input<typeof audit.listEvents>['query'];
/** The filters of a query or export. */
export type FilterQuery = Omit<Query, 'before' | 'after' | 'limit'>;

/** One page of the log: newest first with the cursor of the next one, or in the order of numbers from one on. */
export async function readEvents({ services, actor: { accountId } }: Context, query: Query) {
  const { before, after, limit } = query;
  const filter = filterOf(query, before);
  return services.db.inAccount(accountId, async (tx) => {
    const names = await namesOf(tx, accountId);
    if (after !== undefined) {
      const found = await listNumbered(tx, accountId, after, filter, limit);
      return {
        events: found.map((event) => viewOf(event, names)),
        next: null,
        last: found.at(-1)?.number ?? after,
      };
    }
    const found = await listEvents(tx, accountId, filter, limit + 1);
    const page = found.slice(0, limit);
    return {
      events: page.map((event) => viewOf(event, names)),
      next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
      last: null,
    };
  });
}

/** The ids of a time range are those of its moments, so that they are read along the index. */
export function filterOf(query: FilterQuery, before?: string): EventFilter {
  const { group, kind, person, viaKey, target, site, project, from, to, words } = query;
  const end = to === undefined ? undefined : firstIdAt(new Date(to));
  const below = [before, end].filter((id) => id !== undefined).toSorted()[0];
  return {
    kinds: kindsOf(group, kind),
    person,
    key: viaKey,
    target,
    site,
    project,
    words: words === undefined ? undefined : wordsOf([words]),
    above: from === undefined ? undefined : firstIdAt(new Date(from)),
    below,
  };
}

/** @throws Problem `event.not-found`, `event.not-proved` */
export async function proveEvent({ services, actor: { accountId } }: Context, eventId: string): Promise<FileAnswer> {
  return services.db.inAccount(accountId, async (tx) => {
    const [event] = await listEventsById(tx, accountId, [eventId]);
    if (!event) throw new Problem('event.not-found');
    const proof = event.batchId === null ? undefined : await proofOf(tx, accountId, event.batchId, eventId);
    if (!proof) throw new Problem('event.not-proved');
    const record = entryOf(accountId, event);
    const bundle = {
      format: bundleFormat,
      account: accountId,
      record,
      salt: toBase64(event.salt),
      texts: [],
      ...proof,
    };
    return { body: canonicalText(bundle), type: 'application/json', name: `event-${event.number}.json` };
  });
}

/** Events by id without the names of people and keys, in the order of their numbers. */
export async function readEventsById(tx: Tx, accountId: string, ids: readonly string[]): Promise<AuditEvent[]> {
  if (ids.length === 0) return [];
  const found = await listEventsById(tx, accountId, ids);
  const nameless = { people: new Map<string, string>(), keys: new Map<string, string>() };
  return found.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0)).map((event) => viewOf(event, nameless));
}
