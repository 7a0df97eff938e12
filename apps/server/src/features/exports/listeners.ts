import { hears, withListeners, type Job, type Listener } from '#platform/jobs/jobs.ts';
import { expireExports, mailExport, removeWithdrawn, writeExport } from './jobs.ts';
import { deleteExpired, removeFiles } from './retention.ts';
import type { ExportSource } from './source.ts';
import { runExport, sendExportMail } from './write.ts';

/**
 * The jobs of this feature with their handlers. Those that write files have none here: the feature that owns the rows
 * writes them.
 */
export const exportJobs: readonly Job[] = [
  writeExport,
  mailExport,
  withListeners(removeWithdrawn, (withdrawn, services) => removeFiles(services, withdrawn)),
  withListeners(expireExports, (_, services) => deleteExpired(services)),
];

/** Handlers with which a feature writes its exports of one kind and e-mails their links. */
export function writesExports(source: ExportSource): readonly Listener[] {
  return [
    hears(writeExport, (payload, services) => runExport(services, source, payload)),
    hears(mailExport, (payload, services) => sendExportMail(services, source, payload)),
  ];
}
