import { addDays } from '@app/deadlines';
import { z } from 'zod';
import type { Services } from '#platform/http/context.ts';
import { job } from '#platform/jobs/jobs.ts';
import { dayOf } from '../accounts/index.ts';
import { toHex, toUuid } from './ids.ts';
import type { KeyStore } from './key-store/key-store.ts';
import { listOffices, listStatuses } from './keeping-queries.ts';
import { deleteLeftFiles } from './reports/file-queries.ts';
import { deleteReplaced } from './reports/replaced-queries.ts';
import { deleteEndedToolSessions } from './tool/session-queries.ts';

const atOnce = 1000;

/** The days for which halves without a report stay: so long a newer backup of the database can follow an older one. */
const leftoverDays = 30;

/** The days for which facts stay that a version with words blacked out replaced. */
const replacedDays = 30;

/**
 * Destroys the halves of deleted reports, which a kill may have left, and with `leftovers` those that no report of their office has
 * had for 30 days. Halves of an office that is not in the database stay: it may be another database. Idempotent.
 */
export async function dropHalves(
  { db, now }: Pick<Services, 'db' | 'now'>,
  keys: KeyStore,
  { leftovers }: { readonly leftovers: boolean },
): Promise<void> {
  const before = addDays(dayOf(now()), -leftoverDays);
  const all = await keys.list();
  for (let start = 0; start < all.length; start += atOnce) {
    const some = all.slice(start, start + atOnce);
    const reportIds = some.map(({ name }) => toUuid(name.report));
    const officeIds = [...new Set(some.map(({ name }) => toUuid(name.office)))];
    const { reports, offices } = await db.acrossAccounts(async (tx) => ({
      reports: await listStatuses(tx, reportIds),
      offices: new Set((await listOffices(tx, officeIds)).map(toHex)),
    }));
    const statuses = new Map(reports.map((row) => [`${toHex(row.officeId)}-${toHex(row.id)}`, row.status]));
    for (const { name, day } of some) {
      const status = statuses.get(`${name.office}-${name.report}`);
      const isLeft = leftovers && status === undefined && day < before && offices.has(name.office);
      if (status === 'information_deleted' || isLeft) await keys.destroy(name);
    }
  }
}

/** Destroys the halves of an account that was deleted. Of its offices no row is left that could lead to them. Idempotent. */
export async function dropHalvesOf(keys: KeyStore, officeIds: readonly string[]): Promise<void> {
  const offices = new Set(officeIds.map(toHex));
  for (const { name } of offices.size > 0 ? await keys.list() : [])
    if (offices.has(name.office)) await keys.destroy(name);
}

/** Deletes what reporters and managers left: files and halves without a report, replaced facts, sessions that are over. Idempotent. */
export const tidyReports = (keys: KeyStore) =>
  job({
    name: 'whistleblowing.tidy',
    payload: z.object({}),
    attempts: 5,
    cron: '47 2 * * *',
    async run(_, { db, now }) {
      const today = dayOf(now());
      await db.acrossAccounts(async (tx) => {
        await deleteLeftFiles(tx, addDays(today, -1));
        await deleteReplaced(tx, addDays(today, -replacedDays));
        await deleteEndedToolSessions(tx, new Date(now().getTime() - 12 * 3600 * 1000));
      });
      await dropHalves({ db, now }, keys, { leftovers: true });
    },
  });
