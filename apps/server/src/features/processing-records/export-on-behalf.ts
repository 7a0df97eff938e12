import type { ProcessorCell, ProcessorLayout } from '@app/catalogue';
import type { OnBehalf } from '@app/contract';
import { countryName, fill, type Locale, type RegisterWords } from '@app/texts';
import { separator, type ExportedRecord } from './export-columns.ts';
import { layoutWidth, linesOf, type Sheet } from './export-sheet.ts';
import { transfersOnBehalf } from './on-behalf-rules.ts';
import { contactLine } from './responsible.ts';

/** The columns of the register of a processor in the order of GDPR Art. 30(2)(a) to (d), then what we add, with their widths. */
const columns: readonly (readonly [ProcessorCell, number])[] = [
  ['name', 28],
  ['processor', 36],
  ['representative', 32],
  ['dpo', 32],
  ['customers', 40],
  ['customerRepresentatives', 32],
  ['customerOfficers', 32],
  ['subprocessors', 32],
  ['categories', 40],
  ['transfers', 40],
  ['measures', 40],
  ['systems', 28],
  ['owner', 24],
  ['state', 12],
  ['review', 12],
  ['description', 40],
];

/** The register of a processor as a table, in our own columns or those of an authority. The words are in the language of the layout. */
export function sheetOnBehalf(
  records: readonly ExportedRecord[],
  words: RegisterWords,
  locale: Locale,
  layout?: ProcessorLayout,
): Sheet {
  const heads: Readonly<Record<string, string>> = { ...words.register.columns, ...words.register.onBehalf };
  const chosen = layout
    ? layout.columns.map(([label, ...cells]) => ({ label, cells, width: layoutWidth }))
    : columns.map(([id, width]) => ({ label: heads[id] ?? '', cells: [id], width }));
  return {
    title: words.register.onBehalf.title,
    columns: chosen,
    lines: linesOf(records, chosen, cellsOnBehalf(words, locale)),
  };
}

/** What a record has in each column, in the words of a language. Empty: nothing. */
function cellsOnBehalf(
  { register: { values }, documents }: RegisterWords,
  locale: Locale,
): (record: ExportedRecord, cell: ProcessorCell) => string {
  const { labeled, remark } = documents.documents.frame;
  const facts =
    (field: (of: OnBehalf) => readonly string[]) =>
    ({ fields }: ExportedRecord) =>
      fields.onBehalf ? field(fields.onBehalf).join(separator) : '';
  const of: Readonly<Record<ProcessorCell, (record: ExportedRecord) => string>> = {
    name: ({ name }) => name,
    processor: ({ responsible }) => responsible.name,
    representative: ({ responsible }) => responsible.representatives.join(separator),
    dpo: ({ responsible }) => responsible.dpo,
    customers: facts(({ customers }) => customers.map(contactLine)),
    customerRepresentatives: facts(({ customers }) =>
      customers.flatMap(({ name, representative }) =>
        representative ? fill(labeled, { label: name, text: contactLine(representative) }) : [],
      ),
    ),
    customerOfficers: facts(({ customers }) =>
      customers.flatMap(({ name, dpo }) => (dpo ? fill(labeled, { label: name, text: contactLine(dpo) }) : [])),
    ),
    subprocessors: facts(({ subprocessors }) =>
      subprocessors.map(({ name, country }) =>
        country ? fill(remark, { name, remark: countryName(locale, country) }) : name,
      ),
    ),
    categories: facts(({ categories }) => categories),
    transfers: (record) =>
      thirdOf(record)
        .map(({ country, safeguard }) => (safeguard ? fill(labeled, { label: country, text: safeguard }) : country))
        .join(separator),
    thirdCountries: (record) =>
      thirdOf(record)
        .map(({ country }) => country)
        .join(separator),
    safeguards: (record) =>
      [...new Set(thirdOf(record).map(({ safeguard }) => safeguard || values.noSafeguard))].join(separator),
    measures: ({ fields }) =>
      [...fields.measures.map((measure) => values.measures[measure]), ...fields.ownMeasures].join(separator),
    systems: ({ fields }) => fields.systems.join(separator),
    owner: ({ owner }) => owner?.email ?? '',
    state: ({ state }) => values.states[state],
    review: ({ reviewOn }) => reviewOn ?? '',
    description: ({ fields }) => fields.description ?? '',
  };
  return (record, cell) => of[cell](record);

  /** Also the countries of other processors. GDPR Art. 30(2)(c) asks for third countries alone. */
  function thirdOf({ fields, country: home }: ExportedRecord) {
    return transfersOnBehalf(fields.onBehalf, home || undefined)
      .filter(({ third }) => third)
      .map(({ country, basis }) => ({
        country: countryName(locale, country),
        safeguard: basis ? values.transferBases[basis] : '',
      }));
  }
}
