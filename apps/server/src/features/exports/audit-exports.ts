import { auditExportFilter, auditExports as contract, type logFormats } from '@app/contract';
import { routes, type Route } from '#platform/http/routes.ts';
import { csvLines, filterOf, proofLines } from '../audit/index.ts';
import { exportsOf } from './service.ts';
import type { ExportSource } from './source.ts';

type Format = (typeof logFormats)[number];

const auditFiles = exportsOf({
  path: 'audit-exports',
  event: 'audit.exported',
  kinds: ['audit-csv', 'audit-ndjson'],
  filter: auditExportFilter,
  view: ({ kind, filter }) => ({ format: formatOf(kind), filter }),
});

function formatOf(kind: 'audit-csv' | 'audit-ndjson'): Format {
  return kind === 'audit-csv' ? 'csv' : 'ndjson';
}

const shared = { permission: 'audit.export', page: 'audit', mail: 'auditExport' } as const;

const csvSource: ExportSource = {
  ...shared,
  kind: 'audit-csv',
  lines: (services, { accountId }, stored) => csvLines(services, accountId, filterOf(auditExportFilter.parse(stored))),
};

const ndjsonSource: ExportSource = {
  ...shared,
  kind: 'audit-ndjson',
  lines(services, { accountId }, stored) {
    const { from, to, ...named } = auditExportFilter.parse(stored);
    const isWhole = Object.keys(named).length === 0;
    return proofLines(services, accountId, filterOf({ ...named, from, to }), isWhole ? null : named);
  },
};

export const auditExportRoutes: Route[] = routes(contract, {
  list: (_, context) => auditFiles.list(context, null),

  start: ({ body: { format, ...filter } }, context) => auditFiles.start(context, null, `audit-${format}`, filter),

  download: ({ params }, context) => auditFiles.download(context, null, params.exportId),
});

/** The files of the log. This feature writes them itself, since the log is below it. */
export const auditSources: readonly ExportSource[] = [csvSource, ndjsonSource];
