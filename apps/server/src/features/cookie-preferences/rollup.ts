import type { Services } from '#platform/http/context.ts';
import { noteUnsealed } from './seal-queries.ts';
import { deleteOldHours, listTouchedAccounts, recountDay, recountHour, takeTouched } from './rollup-queries.ts';
import { firstIdOf, floorTo } from './rules.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Longer than a batch that was begun in a minute takes to be committed after it, and the clocks of servers differ. */
const settled = 2 * 60_000;
/** Hours are counted anew while choices of them may come, and looked at for two months. */
const hoursKept = 70 * day;

/**
 * Counts the hours that choices came of since they were counted last, and their days: from the choices themselves, so
 * that a count is exact whatever came twice, late, or while it was made.
 */
export async function countTouched({ db, now }: Services): Promise<void> {
  const before = new Date(now().getTime() - settled);
  const accounts = await db.acrossAccounts((tx) => listTouchedAccounts(tx, before));
  for (const accountId of accounts) {
    await db.asSystem(async (tx) => {
      const hours = await takeTouched(tx, accountId, before);
      await noteUnsealed(tx, accountId, hours);
      for (const touched of hours) {
        const from = touched.hour.getTime();
        await recountHour(tx, accountId, touched, [firstIdOf(from), firstIdOf(from + hour)]);
      }
      const days = new Map(
        hours.map(({ siteId, hour: at }) => {
          const from = floorTo('day', at.getTime());
          return [`${siteId} ${from}`, { siteId, from }];
        }),
      );
      for (const { siteId, from } of days.values()) {
        await recountDay(tx, accountId, siteId, new Date(from), new Date(from + day));
      }
    });
  }
}

export async function forgetOldHours({ db, now }: Services): Promise<void> {
  await db.acrossAccounts((tx) => deleteOldHours(tx, new Date(now().getTime() - hoursKept)));
}
