import { firstIdAt, floorTo } from '#platform/database/monthly.ts';
import type { Services } from '#platform/http/context.ts';
import { noteUnsealed } from './seal-queries.ts';
import { countUnanswered, listUnansweredAccounts } from './unanswered-queries.ts';
import { listTouchedAccounts, recountDay, recountHour, takeTouched } from './rollup-queries.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Milliseconds after which a minute's choices are committed: a batch takes time, and the clocks of servers differ. */
const settled = 2 * 60_000;

/**
 * Recounts the hours that received choices since the last count, and their days. It counts the choices themselves, so
 * the result is exact even if choices arrived twice, late, or during the count.
 */
export async function countTouched({ db, now }: Services): Promise<void> {
  const before = new Date(now().getTime() - settled);
  const accounts = await db.acrossAccounts((tx) => listTouchedAccounts(tx, before));
  for (const accountId of accounts) {
    await db.asSystem(async (tx) => {
      const hours = await takeTouched(tx, accountId, before);
      await noteUnsealed(tx, accountId, hours);
      for (const touched of hours) {
        const end = new Date(touched.hour.getTime() + hour);
        await recountHour(tx, accountId, touched, [firstIdAt(touched.hour), firstIdAt(end)]);
      }
      const days = new Map(
        hours.map(({ siteId, hour: at }) => {
          const from = floorTo('day', at).getTime();
          return [`${siteId} ${from}`, { siteId, from }];
        }),
      );
      for (const { siteId, from } of days.values()) {
        await recountDay(tx, accountId, siteId, new Date(from), new Date(from + day));
      }
    });
  }
}

/** Adds visits that left a banner unanswered to the counts of their days. */
export async function countUnansweredVisits({ db }: Pick<Services, 'db'>): Promise<void> {
  const accounts = await db.acrossAccounts((tx) => listUnansweredAccounts(tx));
  for (const accountId of accounts) await db.asSystem((tx) => countUnanswered(tx, accountId));
}
