import type { Services } from '#platform/http/context.ts';
import { recordTally } from './record.ts';
import { hourOf } from './rules.ts';
import { listTalliedAccounts, takeTallies } from './tally-queries.ts';

/** Records one event for each person, kind and hour that is over: how often they failed after the first time. */
export async function recordTallies({ db, now }: Services): Promise<void> {
  const [at, over] = [now(), hourOf(now())];
  for (const accountId of await db.acrossAccounts((tx) => listTalliedAccounts(tx, over)))
    await db.asSystem(async (tx) => {
      for (const tally of await takeTallies(tx, accountId, over)) await recordTally(tx, at, accountId, tally);
    });
}
