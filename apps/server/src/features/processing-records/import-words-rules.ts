import {
  dataSubjectRights,
  isDataType,
  legalBases,
  registerFields,
  registerLayouts,
  securityMeasures,
  sensitiveConditions,
  sensitiveData,
  subjects,
  transferBases,
  whoProcesses,
  type RegisterFieldId,
} from '@app/catalogue';
import { countries, countryName, fill, plural, type Locale, type RegisterWords } from '@app/texts';

/** Ids by the names that they have in a language, as `nameKey` writes them. */
export type Names<Id extends string> = ReadonlyMap<string, Id>;

/** What values of a register are called in a language. */
export type ImportWords = ReturnType<typeof importWords>;

/** A name as it is compared: in small letters, in one form of characters, without the full stop at its end. */
export function nameKey(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim().replace(/\.$/, '');
}

/**
 * What heads become: those of our own files, and those of authorities in this language. What is not named here, such as the state
 * of a record, becomes nothing.
 */
export function headNames({ columns }: RegisterWords['register'], locale: Locale): Names<RegisterFieldId> {
  const ofLayouts = registerLayouts
    .filter(({ language }) => language === locale)
    .flatMap((layout) => layout.columns)
    .flatMap(([head, first]) =>
      registerFields.filter((field) => field === first).map((field) => [head, field] as const),
    );
  const own = registerFields.map((field) => [columns[field], field] as const);
  return new Map([...ofLayouts, ...own].map(([head, field]) => [nameKey(head), field]));
}

export function importWords({ register, documents }: RegisterWords, locale: Locale) {
  const { values } = register;
  const { legalBases: bases, sensitiveData: sensitive } = documents.documents;
  const laws = [bases.gdprNames.union, bases.gdprNames.unitedKingdom];
  /** The same under each law. */
  const cited = (text: string): readonly string[] => laws.map((gdpr) => fill<string>(text, { gdpr }));
  const { brazil } = documents.regimes;
  return {
    locale,
    subjects: named(subjects, (id) => [documents.services.subjects[id]]),
    rights: named(dataSubjectRights, (id) => [values.rights[id]]),
    transferBases: named(transferBases, (id) => [values.transferBases[id]]),
    processedBy: named(whoProcesses, (id) => [values.processedBy[id]]),
    measures: named(securityMeasures, (id) => [values.measures[id]]),
    dataTypes: named(Object.keys(documents.services.dataTypes).filter(isDataType), (id) => [
      documents.services.dataTypes[id],
    ]),
    sensitive: named(sensitiveData, (id) => [sensitive.kinds[camel(id)]]),
    conditions: named(sensitiveConditions, (id) => [
      ...cited(sensitive.conditions[camel(id)]),
      ...partOf(brazil.conditions, camel(id)),
    ]),
    bases: named(legalBases, (id) => [
      ...cited(bases.bases[camel(id)]),
      bases.short[camel(id)],
      ...partOf(brazil.legalBases, camel(id)),
    ]),
    countries: new Map(countries.map((code) => [nameKey(countryName(locale, code)), code])),
    /** A period as a language writes it: "6 years". */
    period: (amount: number, unit: keyof typeof documents.services.periods) =>
      nameKey(plural(locale, amount, documents.services.periods[unit])),
  };
}

/** A name without the brackets at its end, and what stands in them. */
function withoutBrackets(name: string): string {
  if (!/[)）]$/.test(name)) return name;
  let depth = 0;
  for (let at = name.length - 1; at >= 0; at -= 1) {
    const sign = name[at] ?? '';
    if (')）'.includes(sign)) depth += 1;
    else if ('(（'.includes(sign)) depth -= 1;
    if (depth === 0) return name.slice(0, at).trimEnd();
  }
  return name;
}

/** Each name, and each without the article in brackets at its end. */
function named<Id extends string>(ids: readonly Id[], namesOf: (id: Id) => readonly string[]): Names<Id> {
  const all = ids.flatMap((id) => namesOf(id).map((name) => [nameKey(name), id] as const));
  const short = all.map(([name, id]) => [withoutBrackets(name), id] as const);
  const wholes = new Set(all.map(([name]) => name));
  return new Map([...short.filter(([name]) => name !== '' && !wholes.has(name)), ...all]);
}

type Camel<Id extends string> = Id extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Id;

/** `explicitConsent` for `explicit-consent`: the keys of texts. */
function camel<Id extends string>(id: Id): Camel<Id> {
  return id.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) as Camel<Id>;
}

function partOf(texts: Readonly<Record<string, string>>, key: string): readonly string[] {
  const text = texts[key];
  return text === undefined ? [] : [text];
}
