import { withListeners, type Job } from '#platform/jobs/jobs.ts';
import { expireExports, mailExport, removeWithdrawn, writeExport } from './jobs.ts';
import { deleteExpired, removeFiles } from './retention.ts';
import type { ExportSource } from './source.ts';
import { runExport, sendExportMail } from './write.ts';

/** The jobs of this feature with what they do. `sources`: one for each kind of file. */
export function exportJobs(sources: readonly ExportSource[]): readonly Job[] {
  return [
    withListeners(writeExport, (payload, services) => runExport(services, sources, payload)),
    withListeners(mailExport, (payload, services) => sendExportMail(services, sources, payload)),
    withListeners(removeWithdrawn, (withdrawn, services) => removeFiles(services, withdrawn)),
    withListeners(expireExports, (_, services) => deleteExpired(services)),
  ];
}
