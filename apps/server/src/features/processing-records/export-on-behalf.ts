import type { OnBehalf, ProcessingRecord } from '@app/contract';
import { countryName, fill, loadWords, type Locale } from '@app/texts';
import { separator, type ExportedRecord } from './export-columns.ts';
import type { Sheet } from './export-sheet.ts';
import { transfersOnBehalf } from './on-behalf-rules.ts';
import { contactLine } from './responsible.ts';

type Column = {
  readonly label: string;
  /** In characters. */
  readonly width: number;
  readonly of: (record: ExportedRecord) => string;
};

/** The register of a processor as a table. */
export async function sheetOnBehalf(records: readonly ExportedRecord[], locale: Locale): Promise<Sheet> {
  const { title, tabs } = await loadWords(locale, 'processingRecords');
  const columns = await columnsOnBehalf(locale);
  return {
    columns,
    title: `${title}: ${tabs.processor}`,
    lines: records.map((record) => columns.map(({ of }) => of(record))),
  };
}

/** The columns of the register of a processor in the order of GDPR Art. 30(2)(a) to (d), then what we add. */
async function columnsOnBehalf(locale: Locale): Promise<readonly Column[]> {
  const words = await loadWords(locale, 'processingRecords');
  const { measures } = (await loadWords(locale, 'policies')).settings.security;
  const of =
    (field: (facts: OnBehalf) => readonly string[]) =>
    ({ fields }: ProcessingRecord) =>
      fields.onBehalf ? field(fields.onBehalf).join(separator) : '';
  const named = (name: string, country: string | undefined): string =>
    country ? fill(words.inCountry, { name, country: countryName(locale, country) }) : name;
  return [
    { label: words.record, width: 28, of: ({ name }) => name },
    { label: words.processorField, width: 36, of: ({ responsible }) => responsible.name },
    { label: words.representative, width: 32, of: ({ responsible }) => responsible.representatives.join(separator) },
    { label: words.dpo, width: 32, of: ({ responsible }) => responsible.dpo },
    { label: words.customers, width: 40, of: of(({ customers }) => customers.map(contactLine)) },
    {
      label: words.customerRepresentatives,
      width: 32,
      of: of(({ customers }) =>
        customers.flatMap(({ name, representative }) =>
          representative ? `${name}: ${contactLine(representative)}` : [],
        ),
      ),
    },
    {
      label: words.customerOfficers,
      width: 32,
      of: of(({ customers }) => customers.flatMap(({ name, dpo }) => (dpo ? `${name}: ${contactLine(dpo)}` : []))),
    },
    {
      label: words.subprocessors,
      width: 32,
      of: of(({ subprocessors }) => subprocessors.map(({ name, country }) => named(name, country))),
    },
    { label: words.categories, width: 40, of: of(({ categories }) => categories) },
    {
      label: words.transfers,
      width: 40,
      // Also those of other processors. GDPR Art. 30(2)(c) asks for third countries alone.
      of: ({ fields, country: home }) =>
        transfersOnBehalf(fields.onBehalf, home || undefined)
          .filter(({ third }) => third)
          .map(({ country: code, basis }) => {
            const country = countryName(locale, code);
            return basis ? fill(words.withSafeguard, { country, safeguard: words.transferBases[basis] }) : country;
          })
          .join(separator),
    },
    {
      label: words.measuresField,
      width: 40,
      of: ({ fields }) =>
        [...fields.measures.map((measure) => measures[measure]), ...fields.ownMeasures].join(separator),
    },
    { label: words.systemsField, width: 28, of: ({ fields }) => fields.systems.join(separator) },
    { label: words.ownerField, width: 24, of: ({ owner }) => owner?.email ?? '' },
    { label: words.state, width: 12, of: ({ state }) => words.states[state] },
    { label: words.review, width: 12, of: ({ reviewOn }) => reviewOn ?? '' },
    { label: words.descriptionField, width: 40, of: ({ fields }) => fields.description ?? '' },
  ];
}
