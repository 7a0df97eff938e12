import type { Tx } from '#platform/database/database.ts';
import type { Reply, Services } from '#platform/http/context.ts';
import { insertAttempt } from './attempt-queries.ts';
import { byPassword, type Opening } from './sessions.ts';

const attemptMinutes = 10;

/** Keeps what was proved until the second factor is given, bound to a cookie of this browser. It opens no route. */
export async function beginAttempt(
  tx: Tx,
  { now }: Services,
  { personId, accountId }: { readonly personId: string; readonly accountId: string },
  reply: Reply,
  { ways, provider }: Opening = byPassword,
): Promise<void> {
  const { hash } = reply.startAttempt(attemptMinutes * 60);
  const expiresAt = new Date(now().getTime() + attemptMinutes * 60_000);
  await insertAttempt(tx, { secretHash: hash, personId, accountId, ways, provider, expiresAt });
}
