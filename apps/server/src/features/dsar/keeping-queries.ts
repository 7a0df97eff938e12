import { sql, type Tx } from '#platform/database/database.ts';
import { forgetAgentRequest } from './agents/request-queries.ts';
import { deleteComparison } from './identity/comparison-queries.ts';
import { forgetOrders } from './processors/order-queries.ts';
import { deleteWaiting } from './second-look-queries.ts';

type Due = { readonly accountId: string; readonly id: string };

/** Requests of all accounts of which something is due, and those whose clock stands. */
export async function listWatched(tx: Tx): Promise<Due[]> {
  return tx.selectFrom('dsarRequest').select(['accountId', 'id']).where('dueOn', 'is not', null).execute();
}

/** Requests of all accounts whose time is over and that still say something personal. */
export async function listToForget(tx: Tx, today: string, limit: number): Promise<Due[]> {
  return tx
    .selectFrom('dsarRequest')
    .select(['accountId', 'id'])
    .where(sql<boolean>`forget_on <= ${today}::date`)
    .where('details', 'is not', null)
    .limit(limit)
    .execute();
}

/** Deletes what is personal in a request: what is left are its dates, rights and outcome. */
export async function forgetRequest(tx: Tx, { accountId, id }: Due): Promise<void> {
  const personal = { name: null, email: null, person: null, subject: null, details: null, consentId: null };
  const nothing = { ...personal, codeHash: null };
  await tx.updateTable('dsarRequest').set(nothing).where('accountId', '=', accountId).where('id', '=', id).execute();
  await tx.deleteFrom('dsarFile').where('accountId', '=', accountId).where('requestId', '=', id).execute();
  await deleteComparison(tx, accountId, id);
  await deleteWaiting(tx, accountId, id);
  await forgetAgentRequest(tx, accountId, id);
  await forgetOrders(tx, accountId, id);
  await tx.deleteFrom('dsarLetter').where('accountId', '=', accountId).where('requestId', '=', id).execute();
  await tx
    .updateTable('dsarStep')
    .set({ note: '', changes: '[]' })
    .where('accountId', '=', accountId)
    .where('requestId', '=', id)
    .execute();
  await tx
    .updateTable('dsarRedaction')
    .set({ name: '' })
    .where('accountId', '=', accountId)
    .where('requestId', '=', id)
    .execute();
  await tx
    .updateTable('dsarTask')
    .set({ note: '' })
    .where('accountId', '=', accountId)
    .where('requestId', '=', id)
    .execute();
}

/** Whether the team was told of a deadline on this day. */
export async function wasTold(tx: Tx, { accountId, id }: Due, since: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('dsarStep')
    .select('id')
    .where('accountId', '=', accountId)
    .where('requestId', '=', id)
    .where('kind', '=', 'told-due')
    .where('at', '>=', since)
    .executeTakeFirst();
  return row !== undefined;
}
