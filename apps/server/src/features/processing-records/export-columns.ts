import type { ProcessingRecord, RecordRole } from '@app/contract';
import { fill, loadWords, type Locale } from '@app/texts';

export type Column = {
  readonly label: string;
  readonly width: number;
  readonly of: (record: ProcessingRecord) => string;
};

export const separator = '; ';

/** The columns of the register in the order of GDPR Art. 30(1)(a) to (g), then what we add. */
export async function columnsIn(locale: Locale): Promise<readonly Column[]> {
  const words = await loadWords(locale, 'processingRecords');
  const { measures } = (await loadWords(locale, 'policies')).settings.security;
  const stated = (field: (of: NonNullable<ProcessingRecord['stated']>) => string) => (record: ProcessingRecord) =>
    record.stated ? field(record.stated) : '';
  return [
    { label: words.record, width: 28, of: ({ name }) => name },
    { label: words.site, width: 20, of: ({ site }) => site?.name ?? words.ofOrganization },
    { label: words.controllerField, width: 36, of: ({ responsible }) => responsible.name },
    { label: words.jointControllers, width: 32, of: ({ responsible }) => responsible.jointControllers.join(separator) },
    { label: words.representative, width: 32, of: ({ responsible }) => responsible.representatives.join(separator) },
    { label: words.dpo, width: 32, of: ({ responsible }) => responsible.dpo },
    { label: words.purpose, width: 40, of: stated(({ purpose }) => purpose) },
    { label: words.subjectsField, width: 24, of: ({ fields }) => named(fields.subjects, words.subjects) },
    { label: words.data, width: 40, of: stated(({ data }) => data) },
    { label: words.sensitive, width: 20, of: stated(({ sensitive }) => sensitive) },
    { label: words.recipients, width: 32, of: stated(({ recipients }) => recipients.join(separator)) },
    {
      label: words.transfers,
      width: 40,
      of: stated(({ transfers }) =>
        transfers
          .map(({ name: country, third, safeguard }) => {
            if (!third) return country;
            return safeguard
              ? fill(words.withSafeguard, { country, safeguard })
              : fill(words.withoutSafeguard, { country });
          })
          .join(separator),
      ),
    },
    {
      label: words.transferBasisField,
      width: 24,
      of: ({ fields: { transferBasis } }) => (transferBasis ? words.transferBases[transferBasis] : ''),
    },
    { label: words.kept, width: 36, of: stated(({ kept }) => kept) },
    {
      label: words.measuresField,
      width: 40,
      of: ({ fields, stated: site }) =>
        [
          ...[...new Set([...(site?.measures ?? []), ...fields.measures])].map((measure) => measures[measure]),
          ...fields.ownMeasures,
        ].join(separator),
    },
    { label: words.basis, width: 36, of: stated(({ basis }) => basis) },
    { label: words.interest, width: 28, of: stated(({ interest }) => interest) },
    { label: words.source, width: 24, of: stated(({ source }) => source) },
    { label: words.rightsField, width: 36, of: ({ fields }) => named(fields.rights, words.rights) },
    { label: words.processedByField, width: 24, of: ({ fields }) => named(fields.processedBy, words.who) },
    { label: words.systemsField, width: 28, of: ({ fields }) => fields.systems.join(separator) },
    { label: words.ownerField, width: 24, of: ({ owner }) => owner?.email ?? '' },
    { label: words.state, width: 12, of: ({ state }) => words.states[state] },
    { label: words.review, width: 12, of: ({ reviewOn }) => reviewOn ?? '' },
    { label: words.descriptionField, width: 40, of: ({ fields }) => fields.description ?? '' },
  ];
}

function named<Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>): string {
  return values.map((value) => names[value]).join(separator);
}

/** The register as data: ids as in the catalogue and in the contract, and the sentences of the language. */
export function jsonOf(records: readonly ProcessingRecord[], role: RecordRole, on: string, language: Locale) {
  return { format: 'candor-register-1', role, on, language, records };
}
