import { z } from 'zod';
import { eventFilter } from './audit.ts';
import { endpoint } from './endpoint.ts';
import { csvExport } from './exports.ts';

export const logFormats = ['csv', 'ndjson'] as const;

export const auditExportFilter = z.object(eventFilter);

export const auditExport = csvExport.extend({ format: z.enum(logFormats), filter: auditExportFilter });
export type AuditExport = z.infer<typeof auditExport>;

const path = '/api/v1/audit-exports';
const access = 'audit.export';

/** Files of the audit log. NDJSON holds the proof of each event, and without filters also that none is missing. */
export const auditExports = {
  list: endpoint({
    method: 'GET',
    path,
    access,
    summary: 'List audit log exports, newest first',
    answer: z.object({ exports: z.array(auditExport) }),
  }),
  start: endpoint({
    method: 'POST',
    path,
    access,
    audit: 'audit.exported',
    fresh: { keys: 'allowed' },
    summary: 'Export matching events as CSV, or as NDJSON with proofs. An email announces the file',
    creates: true,
    status: 202,
    rate: { by: 'account', points: 30, seconds: 3600 },
    body: auditExportFilter.extend({ format: z.enum(logFormats) }),
    answer: auditExport,
  }),
  download: endpoint({
    method: 'GET',
    path: `${path}/{exportId}/file`,
    access,
    audit: 'export.downloaded',
    summary: 'Download the file, for seven days after its creation',
    produces: 'file',
    answer: z.unknown(),
  }),
};
