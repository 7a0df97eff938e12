import type { RequestState } from '@app/requests';
import { sql, type Tx } from '#platform/database/database.ts';
import { asRequest, requestColumns, type StoredRequest } from './request-queries.ts';
import { waitingOf } from './second-look-queries.ts';

export type RequestFilter = {
  readonly siteId?: string | undefined;
  readonly state?: RequestState | undefined;
  readonly only?: 'open' | 'late' | 'unconfirmed' | 'mine' | 'second-look' | undefined;
  /** Whose requests `mine` are. */
  readonly personId?: string | undefined;
  readonly text?: string | undefined;
  readonly order?: 'received' | 'due' | undefined;
  readonly after?: string | undefined;
};

// Both as in the index `dsar_request_by_due`.
const isOpen = sql<boolean>`state in ('received', 'identity', 'in-work', 'appeal')`;
/** What is due on no day comes last. */
const dueFirst = sql<string>`coalesce(due_on, 'infinity'::date)`;

/** The requests in which a person has something left to look for. */
function tasksOf(tx: Tx, accountId: string, personId: string, as: 'ownerId' | 'deputyId') {
  return tx
    .selectFrom('dsarTask')
    .select('requestId')
    .where('accountId', '=', accountId)
    .where(as, '=', personId)
    .where('outcome', '=', 'open');
}

/** The requests that match, newest first or what is due first, at most `limit`. */
export async function listRequests(
  tx: Tx,
  accountId: string,
  { siteId, state, only, personId = '', text, after, order }: RequestFilter,
  today: string,
  limit: number,
): Promise<StoredRequest[]> {
  // First the ids alone: what is filtered by is in the index `dsar_request_sought`.
  const ids = tx
    .selectFrom('dsarRequest')
    .select('id')
    .where('accountId', '=', accountId)
    .$if(siteId !== undefined, (query) => query.where('siteId', '=', siteId ?? null))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
    .$if(only === 'open' || only === 'unconfirmed' || only === 'mine', (query) => query.where(isOpen))
    .$if(only === 'unconfirmed', (query) => query.where('confirmedAt', 'is', null))
    .$if(only === 'late', (query) => query.where(sql<boolean>`due_on < ${today}::date`))
    .$if(only === 'mine', (query) =>
      query.where((where) =>
        where.or([
          where('assigneeId', '=', personId),
          where('deputyId', '=', personId),
          where('id', 'in', tasksOf(tx, accountId, personId, 'ownerId')),
          where('id', 'in', tasksOf(tx, accountId, personId, 'deputyId')),
        ]),
      ),
    )
    .$if(only === 'second-look', (query) => query.where('id', 'in', waitingOf(tx, accountId)))
    .$if(text !== undefined && text !== '', (query) =>
      query.where(sql<boolean>`strpos(sought, lower(${text ?? ''})) > 0`),
    )
    .$if(after !== undefined && order !== 'due', (query) => query.where('id', '<', after ?? ''))
    .$if(after !== undefined && order === 'due', (query) =>
      query.where(
        sql<boolean>`(coalesce(due_on, 'infinity'::date), id) >
          (select coalesce(due_on, 'infinity'::date), id from dsar_request where account_id = ${accountId} and id = ${after ?? ''})`,
      ),
    )
    .$if(order === 'due', (query) => query.orderBy(dueFirst).orderBy('id'))
    .$if(order !== 'due', (query) => query.orderBy('id', 'desc'))
    .limit(limit);
  const rows = await tx
    .selectFrom('dsarRequest')
    .select(requestColumns)
    .where('accountId', '=', accountId)
    .where('id', 'in', ids)
    .$if(order === 'due', (query) => query.orderBy(dueFirst).orderBy('id'))
    .$if(order !== 'due', (query) => query.orderBy('id', 'desc'))
    .execute();
  return rows.map(asRequest);
}
