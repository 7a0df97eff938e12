import type { ProcessingRecord, ProcessingRecordSummary, RecordEdition } from '@app/contract';
import type { ProcessingEntry } from '@app/documents';
import { loadRegisterWords, type Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { namePeople, type NamePerson, type Viewer } from '../accounts/index.ts';
import { dayOf } from '../policies/index.ts';
import { entryOf, type Stated } from './entries.ts';
import { calledIn, kindsIn, nameOf, namesOfRecords } from './names.ts';
import type { StoredRecord } from './queries.ts';
import { responsibleIn } from './responsible.ts';
import { changesOf, differencesOf, missingOf } from './rules.ts';
import { usualPeriodOf, type PeriodWords } from './usual-period.ts';
import { listEditions } from './queries.ts';

/** The language and time, and whose addresses may be named: guests of a project do not learn whom the account has. */
export type ViewOptions = {
  readonly language: Locale;
  readonly now: Date;
  readonly viewer: Viewer;
};

/** The same; without a viewer nobody is named. */
export type ReadOptions = Omit<ViewOptions, 'viewer'> & { readonly viewer: Viewer | null };

/** Records as lists show them. A record whose service or activity is gone goes by its label, or by the name of its site. */
export async function summariesOf(
  tx: Tx,
  accountId: string,
  records: readonly StoredRecord[],
  asked: ViewOptions,
): Promise<ProcessingRecordSummary[]> {
  const named = await namePeople(
    tx,
    asked.viewer,
    records.map(({ fields }) => fields.ownerId),
  );
  const nameIn = await namesOfRecords(tx, accountId, records, asked.language);
  return records.map((record) => summaryOf(record, nameIn(record), named, asked.now));
}

/** A record with everything that is known of it. */
export async function viewOf(
  tx: Tx,
  accountId: string,
  record: StoredRecord,
  asked: ViewOptions,
): Promise<ProcessingRecord> {
  const shown = await showerOf(tx, [record], asked);
  return shown(record, await entryOf(tx, accountId, record, asked));
}

/** Shows records with what they state. People and kinds are read once for all of them. */
export async function showerOf(
  tx: Tx,
  records: readonly StoredRecord[],
  { language, now, viewer }: ReadOptions,
): Promise<(record: StoredRecord, stated: Stated) => ProcessingRecord> {
  const ids = records.flatMap(({ fields, confirmedBy }) => [fields.ownerId, fields.deputyId, confirmedBy]);
  const named = viewer ? await namePeople(tx, viewer, ids) : () => null;
  const kinds = await kindsIn(language);
  const { periods } = (await loadRegisterWords(language)).documents.services;
  return (record, stated) => viewFrom(record, stated, { named, kinds, now, language, periods });
}

type ShowOptions = {
  readonly named: NamePerson;
  readonly kinds: Awaited<ReturnType<typeof kindsIn>>;
  readonly now: Date;
  readonly language: Locale;
  readonly periods: PeriodWords;
};

function viewFrom(
  record: StoredRecord,
  { facts, entry, service }: Stated,
  { named, kinds, now, language, periods }: ShowOptions,
): ProcessingRecord {
  const { fields, confirmedAt, confirmedBy, endedAt, createdAt } = record;
  const by = named(confirmedBy);
  return {
    ...summaryOf(record, entry && nameOf(entry, kinds), named, now),
    fields,
    isAlternate: record.isAlternate,
    departures: entry && service ? [...differencesOf(service, entry)] : [],
    deputy: named(fields.deputyId),
    stated: entry ? { ...statedOf(entry), name: nameOf(entry, kinds), measures: [...(facts?.security ?? [])] } : null,
    responsible: responsibleIn(facts),
    usualPeriod: usualPeriodOf(fields, facts, language, periods),
    missing: [...missingOf(record, entry, facts)],
    confirmed: confirmedAt && by ? { at: confirmedAt.toISOString(), by } : null,
    endedAt: endedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** Who changed what of a record, newest first. */
export async function editionsOf(
  tx: Tx,
  accountId: string,
  recordId: string,
  asked: Pick<ViewOptions, 'viewer'>,
): Promise<RecordEdition[]> {
  const editions = await listEditions(tx, accountId, recordId);
  const named = await namePeople(
    tx,
    asked.viewer,
    editions.map(({ personId }) => personId),
  );
  return changesOf(editions).map(({ edition, ...changed }) => ({
    ...changed,
    at: edition.at.toISOString(),
    by: named(edition.personId),
    answeredBy: edition.answeredBy,
  }));
}

function summaryOf(
  record: StoredRecord,
  name: string | undefined,
  named: NamePerson,
  now: Date,
): ProcessingRecordSummary {
  const { id, role, siteId, siteName, siteServiceId, activityId, fields, state, reviewOn, updatedAt, version } = record;
  return {
    id,
    role,
    name: calledIn(record, fields.onBehalf?.customers[0]?.name ?? name) ?? siteName ?? '',
    site: siteId !== null && siteName !== null ? { id: siteId, name: siteName } : null,
    anchor:
      siteServiceId !== null
        ? { of: 'service', siteServiceId }
        : activityId !== null
          ? { of: 'activity', activityId }
          : { of: 'organization' },
    state,
    reviewOn,
    isDue: reviewOn !== null && reviewOn <= dayOf(now),
    owner: named(fields.ownerId),
    updatedAt: updatedAt.toISOString(),
    version,
  };
}

function statedOf(entry: ProcessingEntry) {
  const {
    of: _,
    id: __,
    proposed: ___,
    isNamed: ____,
    sensitiveKinds: _____,
    parties: ______,
    kind,
    ...stated
  } = entry;
  return {
    ...stated,
    kind: kind ?? null,
    purposes: [...stated.purposes],
    bases: [...stated.bases],
    dataTypes: [...stated.dataTypes],
    recipients: [...stated.recipients],
    transfers: stated.transfers.map(({ country, name, third, safeguard }) => ({ country, name, third, safeguard })),
  };
}
