import type { scanSchedule } from '@app/contract';
import type { z } from 'zod';
import { newPublicId } from '#platform/database/ids.ts';
import type { Context, Services } from '#platform/http/context.ts';
import { changesBetween, recordEvent } from '../audit/index.ts';
import { checkSite, findSite } from '../sites/index.ts';
import { failLostScans } from './queries.ts';
import { nextDue } from './rules.ts';
import { findBadgeId, findSchedule, insertBadgeId, listDue, saveSchedule } from './schedule-queries.ts';
import { askForScan } from './service.ts';

/**
 * Sets how often a site is scanned, whether its owner gets e-mails, and whether its badge is public. @throws Problem
 * `site.not-found`
 */
export async function changeSchedule(
  { services, actor }: Context,
  siteId: string,
  { every, mail, badge }: z.output<typeof scanSchedule>,
): Promise<void> {
  const { accountId } = actor;
  await services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    const before = await findSchedule(tx, accountId, siteId);
    const nextAt = before?.every === every ? before.nextAt : nextDue(every, services.now());
    await saveSchedule(tx, accountId, siteId, { every, mail, badge, nextAt });
    const was = { schedule: before?.every ?? 'off', mail: before?.mail ?? true, badge: before?.badge ?? false };
    const changes = changesBetween(was, { schedule: every, mail, badge });
    await recordEvent(tx, services.now(), actor, 'scan-schedule.changed', { siteId, changes });
    // Once public, the URL never changes, so that embedded badges work again when it is switched back on.
    if (badge && !(await findBadgeId(tx, accountId, siteId))) await insertBadgeId(tx, accountId, siteId, newPublicId());
  });
}

const mostAtOnce = 200;
// Much longer than a scan takes, including its time in the queue.
const lostAfter = 12 * 3_600_000;

/** Starts the scans that are due and sets each site's next due date. Ends lost scans. */
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
