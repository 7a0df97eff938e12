import type { Call, processingRecords, RecordDifference } from '@app/contract';
import { loadRegisterWords } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange } from '#platform/http/context.ts';
import { checkSite } from '../sites/index.ts';
import { listRecordsAt } from './edition-queries.ts';
import { stater } from './entries.ts';
import { cellsIn, registerColumns, type ExportedRecord } from './export-columns.ts';
import { partiesOf } from './parties.ts';
import { differenceOf } from './rules.ts';
import { entriesAt } from './site-editions.ts';
import { showerOf, type ReadOptions } from './view.ts';

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
    const shown = await viewsOn(tx, accountId, stored.slice(0, pageSize), on, at);
    return { records: shown.map(({ record }) => record), more: stored.length > pageSize };
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
    const before = new Map((await allOn(tx, accountId, siteId, from, at)).map((one) => [one.record.id, one]));
    const after = await allOn(tx, accountId, siteId, to, at);
    const records = after.flatMap(({ record, isStated }) => {
      const earlier = before.get(record.id);
      // What was not kept on one of the days cannot be compared.
      const isOwn = earlier !== undefined && !(isStated && earlier.isStated);
      const [old, young] = isOwn ? [ownPart(earlier.record), ownPart(record)] : [earlier?.record, record];
      const difference = differenceOf(old, young, columns);
      return difference ? [{ ...difference, name: record.name }] : [];
    });
    return { records };
  });
}

/** A record without anything that the facts of its site state. */
function ownPart(record: ExportedRecord): ExportedRecord {
  return { ...record, ...partiesOf(undefined), name: record.fields.label ?? '', stated: null };
}

/** All records, those of a site, or with null those of the organization itself, as they stood at the end of a day. */
export async function recordsOn(
  tx: Tx,
  accountId: string,
  siteId: string | null | undefined,
  on: string,
  at: ReadOptions,
): Promise<ExportedRecord[]> {
  return (await allOn(tx, accountId, siteId, on, at)).map(({ record }) => record);
}

type RecordOn = {
  readonly record: ExportedRecord;
  /** Whether the facts of its site were kept by then. */
  readonly isStated: boolean;
};

async function allOn(tx: Tx, accountId: string, siteId: string | null | undefined, on: string, at: ReadOptions) {
  return viewsOn(tx, accountId, await listRecordsAt(tx, accountId, endOf(on), { siteId }), on, at);
}

/** Records with what the facts of their sites stated then. Each site is resolved once. */
async function viewsOn(
  tx: Tx,
  accountId: string,
  stored: Awaited<ReturnType<typeof listRecordsAt>>,
  on: string,
  at: ReadOptions,
): Promise<readonly RecordOn[]> {
  // The law of the day, for the organization too.
  const then = { ...at, now: new Date(`${on}T12:00:00Z`) };
  const shown = await showerOf(tx, stored, then);
  const stateOf = stater(tx, accountId, then, (siteId) =>
    entriesAt(tx, accountId, siteId, { before: endOf(on), language: at.language, on: then.now }),
  );
  const views: RecordOn[] = [];
  for (const records of Map.groupBy(stored, (record) => record.siteId).values())
    for (const record of records) {
      const stated = await stateOf(record);
      const view = { ...shown(record, stated), ...partiesOf(stated.facts) };
      views.push({ record: view, isStated: stated.facts !== undefined });
    }
  return views;
}

/** Days are those of UTC, as in the audit log. */
export function endOf(on: string): Date {
  return new Date(new Date(`${on}T00:00:00Z`).getTime() + day);
}
