import { z } from 'zod';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { job } from '#platform/jobs/jobs.ts';
import { mailManagers } from './clocks/mails.ts';
import { removeEnded, tellEnding } from './keeping/ending.ts';
import { keepReports } from './keeping/keep.ts';
import { toHex } from './ids.ts';
import type { HalvesName, KeyStore } from './key-store/key-store.ts';
import { listAccountsWithOffice, listOffices, type OfficeRow } from './offices/queries.ts';
import { waitUnsigned } from './offices/unsigned.ts';
import type { ReportPages } from './pages/built.ts';
import { logServed } from './pages/served.ts';
import { growTree } from './tree/grow.ts';

type Work = (tx: Tx, office: OfficeRow) => Promise<readonly HalvesName[] | void>;

/**
 * Does something for each office, in a transaction of its own. One that fails stops no other.
 * @throws the first failure, after all
 */
async function eachOffice(services: Services, work: Work, keys?: KeyStore): Promise<void> {
  const { db } = services;
  const failures: unknown[] = [];
  for (const accountId of await db.acrossAccounts(listAccountsWithOffice))
    for (const office of await db.asSystem((tx) => listOffices(tx, accountId)))
      try {
        const destroyed = await db.asSystem((tx) => work(tx, office));
        for (const name of destroyed ?? []) await keys?.destroy(name);
      } catch (error) {
        failures.push(error);
      }
  if (failures.length > 0) throw failures[0];
}

/** Each hour: documents that wait, intake that ended, mails on their days, and which pages are served. Idempotent. */
const lookAfterOffices = (pages: ReportPages | undefined) =>
  job({
    name: 'whistleblowing.offices',
    payload: z.object({}),
    attempts: 3,
    cron: '9 * * * *',
    async run(_, services) {
      await eachOffice(services, (tx, { accountId, id }) => waitUnsigned(tx, services, accountId, id));
      await eachOffice(services, (tx, { accountId, id }) => tellEnding(tx, services, accountId, id));
      await eachOffice(services, (tx, { accountId, id }) => mailManagers(tx, services, accountId, id));
      if (pages) await eachOffice(services, (tx, office) => logServed(tx, services, office, pages.hash));
    },
  });

/** Each day: the tree of every office, whether or not there are entries. Idempotent. */
const growTrees = job({
  name: 'whistleblowing.trees',
  payload: z.object({}),
  attempts: 5,
  cron: '6 0 * * *',
  run: (_, services) => eachOffice(services, (tx, { accountId, id }) => growTree(tx, services, accountId, id)),
});

/** Each day: what may no longer be kept, and what is left of offices that ended. Idempotent. */
const keep = (keys: KeyStore) =>
  job({
    name: 'whistleblowing.keep',
    payload: z.object({}),
    attempts: 5,
    cron: '23 1 * * *',
    async run(_, services) {
      await eachOffice(services, (tx, { accountId, id }) => keepReports(tx, services, accountId, id), keys);
      // The first run destroys what the second one finds gone.
      for (const _step of ['halves', 'office']) {
        const held = Map.groupBy(
          (await keys.list()).map(({ name }) => name),
          ({ office }) => office,
        );
        const end: Work = (tx, office) => removeEnded(tx, services, office, held.get(toHex(office.id)) ?? []);
        await eachOffice(services, end, keys);
      }
    },
  });

export const officeJobs = (keys: KeyStore, pages: ReportPages | undefined) => [
  lookAfterOffices(pages),
  growTrees,
  keep(keys),
];
