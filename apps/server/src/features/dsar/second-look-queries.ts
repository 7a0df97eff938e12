import type { LetterInput } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';

/** A letter that waits until somebody else has looked at it. */
export type WaitingLetter = { readonly letter: LetterInput; readonly personId: string; readonly at: Date };

type Of = { readonly accountId: string; readonly requestId: string; readonly siteId: string | null };

/** The ids of requests with a letter that waits. */
export function waitingOf(tx: Tx, accountId: string) {
  return tx.selectFrom('dsarWaitingLetter').select('requestId').where('accountId', '=', accountId);
}

/** Whether a letter of somebody waits on a site. */
export async function hasWaitingBy(tx: Tx, accountId: string, siteId: string, personId: string): Promise<boolean> {
  const row = await waitingOf(tx, accountId)
    .where('siteId', '=', siteId)
    .where('personId', '=', personId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of some requests with a letter that waits. */
export async function listWaiting(tx: Tx, accountId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await waitingOf(tx, accountId).where('requestId', 'in', ids).execute();
  return new Set(rows.map(({ requestId }) => requestId));
}

export async function findWaiting(tx: Tx, accountId: string, requestId: string): Promise<WaitingLetter | undefined> {
  const row = await tx
    .selectFrom('dsarWaitingLetter')
    .select(['letter', 'personId', 'at'])
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .executeTakeFirst();
  // Written by `saveWaiting` alone, from what the contract checked.
  return row && { ...row, letter: row.letter as LetterInput };
}

/** Keeps a letter in place of the one that waited before. */
export async function saveWaiting(
  tx: Tx,
  { accountId, requestId, siteId }: Of,
  { letter, personId, at }: WaitingLetter,
): Promise<void> {
  const written = { letter: JSON.stringify(letter), personId, at };
  await tx
    .insertInto('dsarWaitingLetter')
    .values({ ...written, accountId, requestId, siteId })
    .onConflict((conflict) => conflict.columns(['accountId', 'requestId']).doUpdateSet(written))
    .execute();
}

export async function deleteWaiting(tx: Tx, accountId: string, requestId: string): Promise<void> {
  await tx
    .deleteFrom('dsarWaitingLetter')
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .execute();
}
