import type { OfficeDocument } from '@app/sealing';
import type { ListedReport, OpenedReport, ReportList } from '@app/whistleblowing';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { dayOf } from '../../accounts/index.ts';
import { listIdentityRequests } from '../custodian/queries.ts';
import { identityRequestView } from '../custodian/view.ts';
import { toBase64, toHex, toUuid } from '../ids.ts';
import type { KeyStore } from '../key-store/key-store.ts';
import { halvesNameOf } from '../reports/append.ts';
import { listEntries } from '../reports/entry-queries.ts';
import { listFiles } from '../reports/file-queries.ts';
import { listDocumentsByHash } from '../reports/office-queries.ts';
import { findReport, listParts, type StoredReport } from '../reports/queries.ts';
import { listServerEntries } from '../reports/server-entry-queries.ts';
import { clocksOf, documentOf, entryView, fileView, keepingOf, partView, serverEntryView } from '../reports/view.ts';
import { atOffice, placesOf, type Reader } from './access.ts';
import { hasWritten, listExcluded, listReports } from '../reports/listed-queries.ts';
import type { Manager } from './session.ts';
import { listIdsOf } from './vault-queries.ts';

const pageLength = 100;
const allKinds = ['summary', 'body', 'identity', 'message', 'note', 'file'] as const;

type Common = Omit<ListedReport, 'wrap' | 'summary' | 'summaryHalf' | 'summaryPlace' | 'last'>;

const commonOf = (report: StoredReport, document: OfficeDocument): Common => ({
  id: toHex(report.id),
  office: toHex(report.officeId),
  document: report.documentHash.toString('hex'),
  receivedOn: report.receivedOn,
  // The table holds these statuses alone.
  status: report.status as Common['status'],
  entries: report.entries,
  hasNews: report.newsSince !== null,
  assignee: report.assigneeId === null ? null : toHex(report.assigneeId),
  clocks: clocksOf(report, document),
  keeping: keepingOf(report, document),
});

/** A page of the reports of an office, with the half that opens their summaries. @throws Problem `report-office.not-found` */
export async function readReports(
  services: Services,
  keys: KeyStore,
  manager: Manager,
  { office, after }: { readonly office: string; readonly after: string | undefined },
): Promise<ReportList> {
  const { accountId } = manager.actor;
  const places = await placesOf(services, manager);
  const found = await services.db.inAccount(accountId, async (tx) => {
    const at = await atOffice(tx, manager, places, toUuid(office), dayOf(services.now()));
    if (!at) throw new Problem('report-office.not-found');
    const rows = await listReports(tx, accountId, at.office.id, {
      manager: at.vault.id,
      own: await listIdsOf(tx, accountId, manager.actor.id),
      after: after === undefined ? undefined : toUuid(after),
      limit: pageLength + 1,
    });
    return { rows, documents: await listDocumentsByHash(tx, accountId, at.office.id) };
  });
  const rows = found.rows.slice(0, pageLength);
  const reports = rows.map(async (row): Promise<ListedReport> => {
    const halves = row.wrapped && (await keys.get(halvesNameOf(row)));
    return {
      ...commonOf(row, documentOf(found.documents, row)),
      last: row.last.toString('hex'),
      wrap: toBase64(row.wrapped ?? Buffer.alloc(0)),
      summary: halves && row.summary ? toBase64(row.summary) : null,
      summaryPlace:
        row.summaryNumber === null
          ? null
          : { number: row.summaryNumber, author: row.summaryAuthor === null ? 'reporter' : toHex(row.summaryAuthor) },
      summaryHalf: halves ? Buffer.from(halves.summary).toString('hex') : null,
    };
  });
  const last = rows.at(-1);
  return { reports: await Promise.all(reports), next: found.rows.length > pageLength && last ? toHex(last.id) : null };
}

type Bound = Pick<OpenedReport['envelope'], 'parts' | 'wraps' | 'files'>;

/** Everything of a report but the half that opens it. The transaction has stored what was written. */
export async function readWhole(
  tx: Tx,
  { report, wrapped }: Pick<Reader, 'report' | 'wrapped'>,
): Promise<Omit<OpenedReport, 'contentHalf'>> {
  const { accountId, id } = report;
  const entries = await listEntries(tx, accountId, id);
  const parts = await listParts(tx, accountId, id, allKinds);
  const files = await listFiles(tx, accountId, id);
  // Written by `insertReport`.
  const bound = report.envelope as Bound | null;
  return {
    ...commonOf(report, documentOf(await listDocumentsByHash(tx, accountId, report.officeId), report)),
    last: entries.at(-1)?.hash.toString('hex') ?? '',
    wrap: toBase64(wrapped),
    publicKey: report.publicKey?.toString('hex') ?? '',
    envelope: {
      hash: report.envelopeHash.toString('hex'),
      signature: report.envelopeSign.toString('hex'),
      summaryHalf: report.summaryHash.toString('hex'),
      contentHalf: report.contentHash.toString('hex'),
      parts: bound?.parts ?? [],
      wraps: bound?.wraps ?? [],
      files: bound?.files ?? [],
    },
    identityRequests: (await listIdentityRequests(tx, accountId, id)).map(identityRequestView),
    allEntries: entries.map(entryView),
    byServer: (await listServerEntries(tx, accountId, id)).map(serverEntryView),
    parts: parts.map(partView),
    files: files.map(fileView),
  };
}

/** What is left of a deleted report, for a manager who wrote an entry of it and was not shut out. @throws Problem `report.not-found` */
export async function readDeleted(services: Services, manager: Manager, reportHex: string): Promise<OpenedReport> {
  const { accountId } = manager.actor;
  const places = await placesOf(services, manager);
  return services.db.inAccount(accountId, async (tx) => {
    const report = await findReport(tx, accountId, toUuid(reportHex));
    const at =
      report?.status === 'information_deleted' &&
      (await atOffice(tx, manager, places, report.officeId, dayOf(services.now())));
    if (!at || !(await hasWritten(tx, accountId, report.id, at.vault.id))) throw new Problem('report.not-found');
    const excluded = await listExcluded(tx, accountId, report.id);
    const own = await listIdsOf(tx, accountId, manager.actor.id);
    if (own.some((id) => excluded.includes(id))) throw new Problem('report.not-found');
    return { ...(await readWhole(tx, { ...at, report, wrapped: Buffer.alloc(0) })), contentHalf: '' };
  });
}

/** The report with the half that opens it; without, once it is deleted. @throws Problem `report.not-found` */
export async function withHalf(keys: KeyStore, report: Omit<OpenedReport, 'contentHalf'>): Promise<OpenedReport> {
  if (report.status === 'information_deleted') return { ...report, contentHalf: '' };
  const halves = await keys.get({ office: report.office, report: report.id });
  if (!halves) throw new Problem('report.not-found');
  return { ...report, contentHalf: Buffer.from(halves.content).toString('hex') };
}
