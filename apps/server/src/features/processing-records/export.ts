import type { Call, ProcessingRecord, processingRecords, RecordRole } from '@app/contract';
import { loadWords } from '@app/texts';
import writeXlsxFile from 'write-excel-file/node';
import type { Tx } from '#platform/database/database.ts';
import { csvLine } from '#platform/files/csv.ts';
import type { Exchange } from '#platform/http/context.ts';
import type { FileAnswer } from '#platform/http/routes.ts';
import { recordEvent } from '../audit/index.ts';
import { dayOf } from '../policies/index.ts';
import { checkSite } from '../sites/index.ts';
import { columnsIn, jsonOf } from './export-columns.ts';
import { columnsOnBehalf } from './export-on-behalf.ts';
import { entriesOfSite, entryOf } from './entries.ts';
import { findEntry } from './rules.ts';
import { listAllRecords } from './queries.ts';
import { viewFrom, type ViewOptions } from './view.ts';

type Query = Call<typeof processingRecords.export>['query'];

/**
 * The register in writing: all records that the actor sees, or those of a site. GDPR Art. 30(3) and (4).
 * @throws Problem `site.not-found`
 */
export async function exportRegister(
  { services, actor, asked }: Exchange,
  { format, role = 'controller', siteId, language }: NonNullable<Query>,
): Promise<FileAnswer> {
  const { accountId } = actor;
  const now = services.now();
  const locale = language ?? asked.locale;
  const records = await services.db.inAccount(accountId, async (tx) => {
    if (siteId !== undefined) await checkSite(tx, accountId, siteId);
    const all = await readAll(tx, accountId, { role, siteId }, { language: locale, now, viewer: actor });
    const details = { format, records: all.length };
    await recordEvent(tx, now, actor, 'register.exported', { siteId: siteId ?? null, details });
    return all;
  });
  const name = `register-${dayOf(now)}.${format}`;
  if (format === 'json')
    return { body: JSON.stringify(jsonOf(records, role, dayOf(now), locale)), type: 'application/json', name };
  const columns = await (role === 'processor' ? columnsOnBehalf(locale) : columnsIn(locale));
  const lines = [columns.map(({ label }) => label), ...records.map((record) => columns.map(({ of }) => of(record)))];
  if (format === 'csv') {
    // The mark by which spreadsheets tell UTF-8.
    const body = `\uFEFF${lines.map((line) => csvLine(line)).join('')}`;
    return { body, type: 'text/csv; charset=utf-8', name };
  }
  const [head = [], ...rows] = lines;
  const sheet = [
    head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    // Texts, never formulas, whatever they begin with.
    ...rows.map((row) => row.map((value) => ({ value, type: String, wrap: true, alignVertical: 'top' as const }))),
  ];
  const { title } = await loadWords(locale, 'processingRecords');
  const body = await writeXlsxFile(sheet, {
    sheet: title.slice(0, 31),
    stickyRowsCount: 1,
    columns: columns.map(({ width }) => ({ width })),
  }).toBuffer();
  return { body, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', name };
}

/** All records with what their sites state. Each site is resolved once. */
async function readAll(
  tx: Tx,
  accountId: string,
  { role, siteId }: { readonly role: RecordRole; readonly siteId: string | undefined },
  at: ViewOptions,
): Promise<ProcessingRecord[]> {
  const stored = await listAllRecords(tx, accountId, role, siteId);
  const exported: ProcessingRecord[] = [];
  for (const [site, records] of Map.groupBy(stored, (record) => record.siteId)) {
    const ofSite = site === null ? undefined : await entriesOfSite(tx, accountId, site, at);
    for (const record of records) {
      const found =
        site === null
          ? await entryOf(tx, accountId, record, at)
          : {
              facts: ofSite?.facts,
              entry: findEntry(ofSite?.entries ?? [], record)?.entry,
            };
      exported.push(await viewFrom(tx, accountId, record, found, at));
    }
  }
  return exported;
}
