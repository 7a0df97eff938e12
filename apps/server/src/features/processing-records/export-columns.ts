import type { ProcessingRecord } from '@app/contract';
import { countryName, fill, type Locale, type RegisterWords } from '@app/texts';
import type { Parties } from './parties.ts';

export type ExportedRecord = ProcessingRecord & Parties;
export type ColumnId = keyof RegisterWords['register']['columns'];
/** Also the parts of transfers that authorities have in columns of their own. */
export type CellId = ColumnId | 'thirdCountries' | 'safeguards';

/** Between the items of a cell. Names of companies have commas. */
export const separator = '; ';

type Stated = NonNullable<ProcessingRecord['stated']>;

/**
 * The columns of the register in the order of GDPR Art. 30(1)(a) to (g), then what else is kept: each with its width in characters.
 */
export const registerColumns: readonly (readonly [ColumnId, number])[] = [
  ['name', 28],
  ['site', 20],
  ['controller', 36],
  ['jointControllers', 30],
  ['representative', 30],
  ['dpo', 30],
  ['purpose', 40],
  ['subjects', 24],
  ['data', 40],
  ['sensitive', 20],
  ['sensitiveCondition', 28],
  ['recipients', 32],
  ['transfers', 40],
  ['transferBasis', 24],
  ['kept', 36],
  ['measures', 40],
  ['basis', 36],
  ['interest', 28],
  ['source', 24],
  ['rights', 36],
  ['processedBy', 24],
  ['systems', 28],
  ['owner', 24],
  ['deputy', 24],
  ['state', 12],
  ['confirmed', 12],
  ['review', 12],
  ['ended', 12],
  ['description', 40],
];

/** What a record has in each column, in the words of a language. Empty: nothing. */
export function cellsIn(
  { register, documents }: RegisterWords,
  locale: Locale,
): (record: ExportedRecord, cell: CellId) => string {
  const { values } = register;
  const { subjects } = documents.services;
  const { labeled, remark } = documents.documents.frame;
  const stated = (field: (of: Stated) => string) => (record: ExportedRecord) =>
    record.stated ? field(record.stated) : '';
  const of: Readonly<Record<CellId, (record: ExportedRecord) => string>> = {
    name: ({ name }) => name,
    site: ({ site }) => site?.name ?? values.organization,
    controller: ({ controller }) => controller,
    jointControllers: ({ jointControllers }) => jointControllers.join(separator),
    representative: ({ representative }) => representative.join(separator),
    dpo: ({ dpo }) => dpo,
    purpose: stated(({ purpose }) => purpose),
    subjects: ({ fields }) => named(fields.subjects, subjects),
    data: stated(({ data }) => data),
    sensitive: stated(({ sensitive }) => sensitive),
    sensitiveCondition: stated(({ sensitiveCondition }) => sensitiveCondition),
    recipients: (record) => recipientsOf(record).join(separator),
    transfers: stated(({ transfers }) =>
      transfers
        .map(({ name: label, third, safeguard }) =>
          third ? fill(labeled, { label, text: safeguard || values.noSafeguard }) : label,
        )
        .join(separator),
    ),
    thirdCountries: stated(({ transfers }) =>
      thirdOf(transfers)
        .map(({ name }) => name)
        .join(separator),
    ),
    safeguards: stated(({ transfers }) =>
      [...new Set(thirdOf(transfers).map(({ safeguard }) => safeguard || values.noSafeguard))].join(separator),
    ),
    transferBasis: ({ fields: { transferBasis } }) => (transferBasis ? values.transferBases[transferBasis] : ''),
    kept: stated(({ kept }) => kept),
    measures: ({ fields, stated: site }) =>
      [
        ...[...new Set([...(site?.measures ?? []), ...fields.measures])].map((measure) => values.measures[measure]),
        ...fields.ownMeasures,
      ].join(separator),
    basis: stated(({ basis }) => basis),
    interest: stated(({ interest }) => interest),
    source: stated(({ source }) => source),
    rights: ({ fields }) => named(fields.rights, values.rights),
    processedBy: ({ fields }) => named(fields.processedBy, values.processedBy),
    systems: ({ fields }) => fields.systems.join(separator),
    owner: ({ owner }) => owner?.email ?? '',
    deputy: ({ deputy }) => deputy?.email ?? '',
    state: ({ state }) => values.states[state],
    confirmed: ({ confirmed }) => dayOnly(confirmed?.at),
    review: ({ reviewOn }) => reviewOn ?? '',
    ended: ({ endedAt }) => dayOnly(endedAt),
    description: ({ fields }) => fields.description ?? '',
  };
  return (record, cell) => of[cell](record);

  /** Those of an organization's own activities with their countries, which are known one by one. */
  function recipientsOf({ site, fields, stated: of }: ExportedRecord): readonly string[] {
    if (site !== null || !of) return of?.recipients ?? [];
    return (fields.activity?.recipients ?? []).map(({ name, country }) =>
      country === undefined ? name : fill(remark, { name, remark: countryName(locale, country) }),
    );
  }
}

function thirdOf(transfers: Stated['transfers']): Stated['transfers'] {
  return transfers.filter(({ third }) => third);
}

function dayOnly(at: string | null | undefined): string {
  return at?.slice(0, 10) ?? '';
}

function named<Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>): string {
  return values.map((value) => names[value]).join(separator);
}
