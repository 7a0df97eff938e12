import type { Tx } from '#platform/database/database.ts';

/** Says until when the process that answers a request by itself is left alone, unless the team took the request over. */
export async function updateLease(tx: Tx, accountId: string, id: string, aloneUntil: Date): Promise<void> {
  await tx
    .updateTable('dsarRequest')
    .set({ aloneUntil })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .where('aloneUntil', 'is not', null)
    .execute();
}
