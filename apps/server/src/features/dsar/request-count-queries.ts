import type { Tx } from '#platform/database/database.ts';

/** Requests that an address sent since. */
export async function countByEmail(tx: Tx, accountId: string, email: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('dsarRequest')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('accountId', '=', accountId)
    .where('email', '=', email)
    .where('receivedAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Codes that were mailed to an address for its requests that were received since. */
export async function countCodeMails(tx: Tx, accountId: string, email: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('dsarRequest')
    .select((select) => select.fn.sum<string | null>('codeMails').as('count'))
    .where('accountId', '=', accountId)
    .where('email', '=', email)
    .where('receivedAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count ?? 0);
}

/** Requests of all sites that came by mail and were received since. */
export async function countMailed(tx: Tx, accountId: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('dsarRequest')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('accountId', '=', accountId)
    .where('receivedAt', '>', since)
    .where('channel', '=', 'email')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Requests of all sites that were received since. */
export async function countReceived(tx: Tx, accountId: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('dsarRequest')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('accountId', '=', accountId)
    .where('receivedAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
