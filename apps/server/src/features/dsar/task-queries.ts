import type { DsarTask, RequestRight } from '@app/contract';
import type { IdentityNeed } from '@app/requests';
import { isProved } from './identity/degrees.ts';
import { sql, type Tx } from '#platform/database/database.ts';

/** A task with what its request says of it. */
export type TaskOfRequest = {
  readonly id: string;
  readonly requestId: string;
  readonly number: string;
  readonly siteId: string | null;
  readonly rights: readonly RequestRight[];
  readonly name: string;
  readonly systems: readonly string[];
  readonly outcome: DsarTask['outcome'];
  readonly dueOn: string | null;
  readonly isProved: boolean;
  /** Whether data points wait to be compared. */
  readonly compares: boolean;
};

type TaskFilter = {
  readonly siteId?: string | undefined;
  readonly outcome: DsarTask['outcome'];
  readonly after?: string | undefined;
  /** Of one system alone. Undefined: of all. */
  readonly system: string | undefined;
};

/** The oldest tasks that match, at most `limit`. */
export async function listTasksOfRequests(
  tx: Tx,
  accountId: string,
  { siteId, outcome, after, system }: TaskFilter,
  limit: number,
): Promise<TaskOfRequest[]> {
  const rows = await select(tx, accountId)
    .where('task.outcome', '=', outcome)
    .$if(siteId !== undefined, (query) => query.where('task.siteId', '=', siteId ?? null))
    .$if(after !== undefined, (query) => query.where('task.id', '>', after ?? ''))
    .$if(system !== undefined, (query) => query.where(isOfSystem(system ?? '')))
    .orderBy('task.id')
    .limit(limit)
    .execute();
  return rows.map(asTask);
}

/** Undefined: there is none, or it is that of another system. */
export async function findTaskOfRequest(
  tx: Tx,
  accountId: string,
  id: string,
  system: string | undefined,
): Promise<TaskOfRequest | undefined> {
  const row = await select(tx, accountId)
    .where('task.id', '=', id)
    .$if(system !== undefined, (query) => query.where(isOfSystem(system ?? '')))
    .executeTakeFirst();
  return row && asTask(row);
}

/** Whether a request has a task for a system. */
export async function hasTaskOf(tx: Tx, accountId: string, requestId: string, system: string): Promise<boolean> {
  const row = await select(tx, accountId)
    .where('task.requestId', '=', requestId)
    .where(isOfSystem(system))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The project of a task; null: none, or its site is gone. Undefined: there is no such task. */
export async function findProjectOfTask(tx: Tx, accountId: string, id: string): Promise<string | null | undefined> {
  const row = await tx
    .selectFrom('dsarTask')
    .leftJoin('site', (join) =>
      join.onRef('site.accountId', '=', 'dsarTask.accountId').onRef('site.id', '=', 'dsarTask.siteId'),
    )
    .select('site.projectId')
    .where('dsarTask.accountId', '=', accountId)
    .where('dsarTask.id', '=', id)
    .executeTakeFirst();
  return row?.projectId;
}

const isOfSystem = (name: string) =>
  sql<boolean>`exists (select from jsonb_array_elements_text(task.systems) of (name) where lower(of.name) = lower(${name}))`;

const isCompared = sql<boolean>`exists (select from dsar_comparison comparison where comparison.account_id = task.account_id
  and comparison.request_id = task.request_id and comparison.sealed is not null)`;

function select(tx: Tx, accountId: string) {
  return tx
    .selectFrom('dsarTask as task')
    .innerJoin('dsarRequest as request', (join) =>
      join.onRef('request.accountId', '=', 'task.accountId').onRef('request.id', '=', 'task.requestId'),
    )
    .select(['task.id', 'task.requestId', 'task.siteId', 'task.name', 'task.systems', 'task.outcome'])
    .select(['request.number', 'request.rights', 'request.laws', 'request.identity', 'request.confirmedAt'])
    .select(sql<string>`to_char(request.received_on, 'YYYY-MM-DD')`.as('receivedOn'))
    .select(isCompared.as('compares'))
    .select(sql<string | null>`request.due_on::text`.as('dueOn'))
    .where('task.accountId', '=', accountId)
    .where('request.accountId', '=', accountId);
}

type Row = Omit<TaskOfRequest, 'rights' | 'systems' | 'outcome' | 'isProved'> & {
  readonly rights: unknown;
  readonly systems: unknown;
  readonly outcome: string;
  readonly confirmedAt: Date | null;
  readonly laws: unknown;
  readonly identity: string;
  readonly receivedOn: string;
};

function asTask({ systems, outcome, confirmedAt, identity, receivedOn, ...row }: Row): TaskOfRequest {
  // Written by this feature; the check of the table allows no other outcome.
  const rights = row.rights as RequestRight[];
  const laws = row.laws as string[];
  const facts = { rights, laws, receivedOn, confirmedAt, identity: identity as IdentityNeed };
  const { id, requestId, number, siteId, name, dueOn, compares } = row;
  return {
    id,
    requestId,
    number,
    siteId,
    name,
    dueOn,
    compares,
    rights,
    systems: systems as string[],
    outcome: outcome as DsarTask['outcome'],
    isProved: isProved(facts),
  };
}
