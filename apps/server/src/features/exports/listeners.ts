import { heard, type Job } from '#platform/jobs/jobs.ts';
import { expireExports, mailExport, removeWithdrawn, writeExport } from './jobs.ts';
import { deleteExpired, removeFiles } from './retention.ts';
import type { ExportSource } from './source.ts';
import { runExport, sendExportMail } from './write.ts';

/** The jobs of this feature with what they do. `sources`: one for each kind of file. */
export function exportJobs(sources: readonly ExportSource[]): readonly Job[] {
  return [
    heard(writeExport, (payload, services) => runExport(services, sources, payload)),
    heard(mailExport, (payload, services) => sendExportMail(services, sources, payload)),
    heard(removeWithdrawn, (withdrawn, services) => removeFiles(services, withdrawn)),
    heard(expireExports, (_, services) => deleteExpired(services)),
  ];
}
