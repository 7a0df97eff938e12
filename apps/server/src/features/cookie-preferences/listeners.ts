import { exportFiles } from '#platform/files/export-files.ts';
import { heard, type Job } from '#platform/jobs/jobs.ts';
import { forgetExports, runExport, sendExportMail } from './exports.ts';
import { countChoices, expire, forgetLateChoices, mailExport, makePartitions, seal, writeExport } from './jobs.ts';
import { expireChoices, forgetChoicesOf, preparePartitions } from './retention.ts';
import { countTouched, forgetOldHours } from './rollup.ts';
import { sealChoices } from './seal.ts';
import type { Services } from '#platform/http/context.ts';

/** The jobs of this feature with what they do. */
export const cookiePreferenceJobs: readonly Job[] = [
  heard(countChoices, (_, services) => countTouched(services)),
  heard(seal, (_, services) => sealChoices(services)),
  heard(makePartitions, async (_, { db, now }) => {
    await preparePartitions(db, now());
  }),
  heard(
    expire,
    (_, services) => expireChoices(services),
    (_, services) => forgetOldHours(services),
    (_, services) => forgetExports(services),
  ),
  heard(forgetLateChoices, (site, services) => forgetChoicesOf(services, site)),
  heard(writeExport, (given, services) => runExport(services, given)),
  heard(mailExport, (given, services) => sendExportMail(services, given)),
];

/** Files of an account that is gone. */
export async function forgetExportsOf(
  { config }: Services,
  { accountId }: { readonly accountId: string },
): Promise<void> {
  await exportFiles(config.dataDir).removeAll(accountId);
}
