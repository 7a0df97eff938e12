import { hears, withListeners, type Job, type Listener, type Run } from '#platform/jobs/jobs.ts';
import { auditSources } from './audit-exports.ts';
import { expireExports, mailExport, removeWithdrawn, writeExport } from './jobs.ts';
import { deleteExpired, removeFiles } from './retention.ts';
import type { ExportSource } from './source.ts';
import { runExport, sendExportMail } from './write.ts';

/** The jobs of this feature with their handlers. The features that own rows add those that write their files. */
export const exportJobs: readonly Job[] = [
  withListeners(
    writeExport,
    ...auditSources.map(
      (source): Run<typeof writeExport.payload> =>
        (payload, services) =>
          runExport(services, source, payload),
    ),
  ),
  withListeners(
    mailExport,
    ...auditSources.map(
      (source): Run<typeof mailExport.payload> =>
        (payload, services) =>
          sendExportMail(services, source, payload),
    ),
  ),
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
