import type { Tx } from '#platform/database/database.ts';
import { firstIdAt } from '#platform/database/monthly.ts';
import type { Services } from '#platform/http/context.ts';
import { addEntries, findLastKey } from '../evidence/index.ts';
import { digestOfChoices, listUnsealedAccounts, takeUnsealed, type SiteHour } from './seal-queries.ts';

const hour = 3_600_000;
const minute = 60_000;
/** Hours per transaction. */
const hoursAtOnce = 200;

/**
 * Makes leaves for the choices of past hours: one for each hour of a site, and another for choices that arrived after
 * it was made. A leaf contains the number of choices and a SHA-256 over all their data, so that a choice added, changed
 * or deleted afterwards is detected. Idempotent.
 */
export async function sealChoices({ db, now }: Services): Promise<void> {
  const at = now();
  // What arrived in a minute is on disk a minute after its end: see `settled` in rollup.ts.
  const to = new Date(Math.floor((at.getTime() - minute) / minute) * minute);
  const over = new Date(to.getTime() - hour + 1);
  for (const accountId of await db.acrossAccounts((tx) => listUnsealedAccounts(tx, over))) {
    for (let taken = hoursAtOnce; taken === hoursAtOnce;) {
      taken = await db.asSystem(async (tx) => {
        const hours = await takeUnsealed(tx, accountId, over, hoursAtOnce);
        for (const one of hours) await seal(tx, accountId, one, { at, to });
        return hours.length;
      });
    }
  }
}

async function seal(
  tx: Tx,
  accountId: string,
  { siteId, hour: begins }: SiteHour,
  { at, to }: { readonly at: Date; readonly to: Date },
): Promise<void> {
  const prefix = `${siteId}/${begins.toISOString()}/`;
  const last = (await findLastKey(tx, accountId, 'choices', prefix))?.slice(prefix.length);
  const from = last === undefined ? null : new Date(last);
  if (from && from >= to) return;
  const ids = [firstIdAt(begins), firstIdAt(new Date(begins.getTime() + hour))] as const;
  const { count, digest } = await digestOfChoices(tx, accountId, siteId, ids, { from, to });
  if (count === 0) return;
  const says = {
    site: siteId,
    hour: begins.toISOString(),
    receivedFrom: from?.toISOString() ?? null,
    receivedTo: to.toISOString(),
    count,
    sha256: digest.toString('hex'),
  };
  await addEntries(tx, accountId, at, [{ kind: 'choices', key: prefix + to.toISOString(), says }]);
}
