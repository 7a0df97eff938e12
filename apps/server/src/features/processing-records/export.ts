import { processorLayouts, registerLayouts } from '@app/catalogue';
import type { Call, processingRecords, RecordRole } from '@app/contract';
import { loadRegisterWords } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import type { FileAnswer } from '#platform/http/routes.ts';
import { recordEvent } from '../audit/index.ts';
import { dayOf } from '../policies/index.ts';
import { checkSite } from '../sites/index.ts';
import { recordsOn } from './as-of.ts';
import type { ExportedRecord } from './export-columns.ts';
import { jsonOf } from './export-json.ts';
import { sheetOnBehalf } from './export-on-behalf.ts';
import { pdfOf } from './export-pdf.ts';
import { csvOf, sheetOf, xlsxOf } from './export-sheet.ts';
import { staterOf } from './entries.ts';
import { partiesOf } from './parties.ts';
import { listAllRecords } from './queries.ts';
import { showerOf, type ViewOptions } from './view.ts';

type Query = Call<typeof processingRecords.export>['query'];

/**
 * The register in writing: all records that the actor sees, or those of a site. GDPR Art. 30(3) and (4).
 * @throws Problem `site.not-found`, `processing-record.export`, `server.busy`
 */
export async function exportRegister(
  { services, actor, asked }: Exchange,
  { format, role = 'controller', siteId, language, layout: layoutId, on }: NonNullable<Query>,
): Promise<FileAnswer> {
  const { accountId } = actor;
  const isProcessor = role === 'processor';
  const layout = registerLayouts.find(({ id }) => id === layoutId);
  const processorLayout = processorLayouts.find(({ id }) => id === layoutId);
  // A layout is of one of the two registers. That of a processor is not kept by day.
  const isOfOther = layoutId !== undefined && (isProcessor ? !processorLayout : !layout);
  if (isOfOther || (isProcessor && (format === 'pdf' || on !== undefined)))
    throw new Problem('processing-record.export');
  const now = services.now();
  const locale = (layout ?? processorLayout)?.language ?? language ?? asked.locale;
  const records = await services.db.inAccount(accountId, async (tx) => {
    if (siteId !== undefined) await checkSite(tx, accountId, siteId);
    const at = { language: locale, now, viewer: actor };
    const all =
      on === undefined
        ? await readAll(tx, accountId, { role, siteId }, at)
        : await recordsOn(tx, accountId, siteId, on, at);
    const details = { format, records: all.length, ...(on !== undefined && { on }) };
    await recordEvent(tx, now, actor, 'register.exported', { siteId: siteId ?? null, details });
    return all;
  });
  const day = on ?? dayOf(now);
  const name = `register-${day}.${format}`;
  const words = await loadRegisterWords(locale);
  const sheet = isProcessor
    ? sheetOnBehalf(records, words, locale, processorLayout)
    : sheetOf(records, words, locale, layout);
  switch (format) {
    case 'json':
      return {
        body: JSON.stringify(jsonOf(records, { role, on: day, language: locale })),
        type: 'application/json',
        name,
      };
    case 'csv':
      return { body: csvOf(sheet), type: 'text/csv; charset=utf-8', name };
    case 'xlsx': {
      const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
      return { body: await xlsxOf(sheet), type, name };
    }
    case 'pdf':
      return { body: await pdfOf(records, words, { on: day, locale }), type: 'application/pdf', name };
  }
}

/** All records with what their sites state. Each site is resolved once. */
async function readAll(
  tx: Tx,
  accountId: string,
  { role, siteId }: { readonly role: RecordRole; readonly siteId: string | undefined },
  at: ViewOptions,
): Promise<ExportedRecord[]> {
  const stored = await listAllRecords(tx, accountId, role, siteId);
  const shown = await showerOf(tx, stored, at);
  const stateOf = staterOf(tx, accountId, stored, at);
  const exported: ExportedRecord[] = [];
  for (const record of stored) {
    const stated = await stateOf(record);
    exported.push({ ...shown(record, stated), ...partiesOf(stated.facts) });
  }
  return exported;
}
