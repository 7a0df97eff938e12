import type { scanSchedule } from '@app/contract';
import type { z } from 'zod';
import { newPublicId } from '#platform/database/ids.ts';
import type { Context, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { findSite } from '../sites/index.ts';
import { failLostScans } from './queries.ts';
import { nextDue } from './rules.ts';
import { findBadgeId, findSchedule, insertBadgeId, listDue, saveSchedule } from './schedule-queries.ts';
import { askForScan } from './service.ts';

/** How often a site is looked at, who is told, and whether its badge is public. @throws Problem `site.not-found` */
export async function changeSchedule(
  { services, actor: { accountId } }: Context,
  siteId: string,
  { every, mail, badge }: z.output<typeof scanSchedule>,
): Promise<void> {
  await services.db.inAccount(accountId, async (tx) => {
    if (!(await findSite(tx, accountId, siteId))) throw new Problem('site.not-found');
    const before = await findSchedule(tx, accountId, siteId);
    const nextAt = before?.every === every ? before.nextAt : nextDue(every, services.now());
    await saveSchedule(tx, accountId, siteId, { every, mail, badge, nextAt });
    // Once it is public its address stays, so that a badge that comes back is the one that is embedded.
    if (badge && !(await findBadgeId(tx, accountId, siteId))) await insertBadgeId(tx, accountId, siteId, newPublicId());
  });
}

const mostAtOnce = 200;
// Far more than a scan takes, and than the others before it.
const lostAfter = 12 * 3_600_000;

/** Begins the scans that are due, and says when each site is due again. Ends those that were lost. */
export async function scanWhatIsDue(services: Services): Promise<void> {
  const { db, now } = services;
  await db.acrossAccounts((tx) => failLostScans(tx, new Date(now().getTime() - lostAfter), now()));
  const due = await db.acrossAccounts((tx) => listDue(tx, now(), mostAtOnce));
  for (const { accountId, siteId } of due) {
    await db.inAccount(accountId, async (tx) => {
      const schedule = await findSchedule(tx, accountId, siteId);
      const site = await findSite(tx, accountId, siteId);
      if (!schedule?.nextAt || schedule.nextAt > now() || !site) return;
      await saveSchedule(tx, accountId, siteId, { ...schedule, nextAt: nextDue(schedule.every, now()) });
      if (site.url)
        await askForScan(tx, services, accountId, { siteId, url: site.url, trigger: 'schedule', wanted: null });
    });
  }
}
