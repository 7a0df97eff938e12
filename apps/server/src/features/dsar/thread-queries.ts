import type { DsarRequest, DsarTask } from '@app/contract';
import type { LetterBlock } from '@app/requests';
import type { Tx } from '#platform/database/database.ts';

type StepChanges = DsarRequest['steps'][number]['changes'];

export type StoredStep = {
  readonly id: string;
  readonly at: Date;
  readonly kind: string;
  readonly who: 'person' | 'requester' | 'product';
  readonly personId: string | null;
  readonly note: string;
  readonly changes?: StepChanges | undefined;
};

export type StoredLetter = {
  readonly id: string;
  readonly at: Date;
  readonly fromOwner: boolean;
  readonly kind: string;
  readonly subject: string;
  readonly blocks: readonly LetterBlock[];
  readonly personId: string | null;
};

export type StoredTask = {
  readonly id: string;
  readonly recordId: string | null;
  readonly name: string;
  readonly systems: readonly string[];
  readonly ownerId: string | null;
  /** Who stands in for the owner. */
  readonly deputyId: string | null;
  readonly outcome: DsarTask['outcome'];
  readonly note: string;
  readonly doneAt: Date | null;
};

/** A request and its site. */
type Of = { readonly accountId: string; readonly requestId: string; readonly siteId: string | null };

export async function insertStep(tx: Tx, { accountId, requestId, siteId }: Of, step: StoredStep): Promise<void> {
  await tx
    .insertInto('dsarStep')
    .values({ ...step, changes: JSON.stringify(step.changes ?? []), accountId, requestId, siteId })
    .execute();
}

/** Oldest first. */
export async function listSteps(tx: Tx, accountId: string, requestId: string): Promise<StoredStep[]> {
  const rows = await tx
    .selectFrom('dsarStep')
    .select(['id', 'at', 'kind', 'who', 'personId', 'note', 'changes'])
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .orderBy('id')
    .execute();
  // The check of the table allows no others; changes are written by `insertStep` alone.
  return rows.map((row) => ({ ...row, who: row.who as StoredStep['who'], changes: row.changes as StepChanges }));
}

export async function insertLetter(tx: Tx, { accountId, requestId, siteId }: Of, letter: StoredLetter): Promise<void> {
  await tx
    .insertInto('dsarLetter')
    .values({ ...letter, accountId, requestId, siteId, blocks: JSON.stringify(letter.blocks) })
    .execute();
}

/** Oldest first. */
export async function listLetters(tx: Tx, accountId: string, requestId: string): Promise<StoredLetter[]> {
  const rows = await tx
    .selectFrom('dsarLetter')
    .select(['id', 'at', 'fromOwner', 'kind', 'subject', 'blocks', 'personId'])
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .orderBy('id')
    .execute();
  // Written by `insertLetter` alone.
  return rows.map((row) => ({ ...row, blocks: row.blocks as LetterBlock[] }));
}

/** Whether a letter still has to be announced by mail. */
export async function isUnmailed(tx: Tx, accountId: string, requestId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('dsarLetter')
    .select('mailedAt')
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined && row.mailedAt === null;
}

export async function markMailed(tx: Tx, accountId: string, requestId: string, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('dsarLetter')
    .set({ mailedAt: at })
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .where('id', '=', id)
    .execute();
}

/** Adds tasks for records that have none. */
export async function insertTasks(
  tx: Tx,
  { accountId, requestId, siteId }: Of,
  tasks: readonly StoredTask[],
): Promise<number> {
  if (tasks.length === 0) return 0;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('dsarTask')
    .values(tasks.map((task) => ({ ...task, accountId, requestId, siteId, systems: JSON.stringify(task.systems) })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0n);
}

/** By name. */
export async function listTasks(tx: Tx, accountId: string, requestId: string): Promise<StoredTask[]> {
  const rows = await tx
    .selectFrom('dsarTask')
    .select(['id', 'recordId', 'name', 'systems', 'ownerId', 'deputyId', 'outcome', 'note', 'doneAt'])
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...row,
    // Written by `insertTasks`; the check of the table allows no other outcome.
    systems: row.systems as string[],
    outcome: row.outcome as StoredTask['outcome'],
  }));
}

/** @returns whether there is such a task */
export async function updateTask(
  tx: Tx,
  { accountId, requestId }: Of,
  { id, outcome, note, doneAt }: Pick<StoredTask, 'id' | 'outcome' | 'note' | 'doneAt'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('dsarTask')
    .set({ outcome, note, doneAt })
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
