import type { Call, processingRecords, RecordDifference } from '@app/contract';
import { loadRegisterWords } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange } from '#platform/http/context.ts';
import { checkSite } from '../sites/index.ts';
import { listRecordsAt } from './edition-queries.ts';
import { entryOf } from './entries.ts';
import { cellsIn, registerColumns, type ExportedRecord } from './export-columns.ts';
import { partiesOf } from './parties.ts';
import { differenceOf, findEntry } from './rules.ts';
import { entriesAt } from './site-editions.ts';
import { viewFrom, type ViewOptions } from './view.ts';

const pageSize = 50;
const day = 86_400_000;

/** The register as it stood at the end of a day. @throws Problem `site.not-found` */
export async function readOn(
  { services, actor, asked }: Exchange,
  { on, siteId, after }: Call<typeof processingRecords.readOn>['query'],
): Promise<{ readonly records: ExportedRecord[]; readonly more: boolean }> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    if (siteId !== undefined) await checkSite(tx, accountId, siteId);
    const at = { language: asked.locale, now: services.now(), viewer: actor };
    const stored = await listRecordsAt(tx, accountId, endOf(on), { siteId, after, limit: pageSize + 1 });
    const records = await viewsOn(tx, accountId, stored.slice(0, pageSize), on, at);
    return { records, more: stored.length > pageSize };
  });
}

/** What became of records from the end of one day to that of another. @throws Problem `site.not-found` */
export async function compareDays(
  { services, actor, asked }: Exchange,
  { from, to, siteId }: Call<typeof processingRecords.compareDays>['query'],
): Promise<{ readonly records: RecordDifference[] }> {
  const { accountId } = actor;
  const words = await loadRegisterWords(asked.locale);
  const cell = cellsIn(words, asked.locale);
  const columns = registerColumns.map(([id]) => ({
    label: words.register.columns[id],
    of: (record: ExportedRecord) => cell(record, id),
  }));
  return services.db.inAccount(accountId, async (tx) => {
    if (siteId !== undefined) await checkSite(tx, accountId, siteId);
    const at = { language: asked.locale, now: services.now(), viewer: actor };
    const before = new Map((await recordsOn(tx, accountId, siteId, from, at)).map((record) => [record.id, record]));
    const after = await recordsOn(tx, accountId, siteId, to, at);
    return { records: after.flatMap((record) => differenceOf(before.get(record.id), record, columns) ?? []) };
  });
}

/** All records, or those of a site, as they stood at the end of a day. */
export async function recordsOn(
  tx: Tx,
  accountId: string,
  siteId: string | undefined,
  on: string,
  at: ViewOptions,
): Promise<ExportedRecord[]> {
  return viewsOn(tx, accountId, await listRecordsAt(tx, accountId, endOf(on), { siteId }), on, at);
}

/** Records with what the facts of their sites stated then. Each site is resolved once. */
async function viewsOn(
  tx: Tx,
  accountId: string,
  stored: Awaited<ReturnType<typeof listRecordsAt>>,
  on: string,
  at: ViewOptions,
): Promise<ExportedRecord[]> {
  const views: ExportedRecord[] = [];
  const then = { before: endOf(on), language: at.language, on: new Date(`${on}T12:00:00Z`) };
  for (const [site, records] of Map.groupBy(stored, (record) => record.siteId)) {
    const ofSite = site === null ? undefined : await entriesAt(tx, accountId, site, then);
    for (const record of records) {
      const found =
        site === null
          ? await entryOf(tx, accountId, record, at)
          : { facts: ofSite?.facts, entry: findEntry(ofSite?.entries ?? [], record)?.entry };
      const view = await viewFrom(tx, accountId, record, found, { ...at, now: then.on });
      views.push({ ...view, ...partiesOf(found.facts) });
    }
  }
  return views;
}

/** Days are those of UTC, as in the audit log. */
function endOf(on: string): Date {
  return new Date(new Date(`${on}T00:00:00Z`).getTime() + day);
}
