import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { deleteUpTo, findLastBefore, listAccountsToExpire, lockLog } from './log-queries.ts';
import { recordEvent } from './record.ts';
import { expiredBefore } from './rules.ts';

const eventsAtOnce = 5000;

/** Deletes the oldest events of each account once they are older than it keeps them. Their leaves stay in its tree. */
export async function expireEvents({ db, now }: Services): Promise<void> {
  for (const accountId of await db.acrossAccounts((tx) => listAccountsToExpire(tx, now())))
    while (await db.asSystem((tx) => expireSome(tx, accountId, now())));
}

/** Returns whether there may be more. */
async function expireSome(tx: Tx, accountId: string, now: Date): Promise<boolean> {
  const log = await lockLog(tx, accountId);
  if (!log) return false;
  const before = expiredBefore(now, log.keptYears);
  const through = await findLastBefore(tx, accountId, log.expired, before, eventsAtOnce);
  if (through === log.expired) return false;
  await deleteUpTo(tx, accountId, through);
  const details = { through, years: log.keptYears };
  await recordEvent(tx, now, { accountId, job: 'audit.expire' }, 'audit.expired', { details });
  return through - log.expired === eventsAtOnce;
}
