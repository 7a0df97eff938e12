import { isCountryCode, type DataTypeId, type PurposeId } from '@app/catalogue';
import {
  cldrLocale,
  countryName,
  fill,
  formatDate,
  formatPercent,
  isLocale,
  plural,
  signsOf,
  type DocumentWords,
  type Locale,
  type PluralForms,
  type Signs,
  type Words,
} from '@app/texts';
import type { CountryCode, OwnText, Period } from './facts.ts';
import { isPeriod } from './known.ts';
import { shown } from './shown.ts';
import type { Run } from './tree.ts';

/** The language of a document: its texts, and its formats for names, dates and lists. */
export type Voice = {
  readonly locale: Locale;
  readonly words: Words<'documents'>;
  readonly services: Words<'services'>;
  readonly laws: Words<'regimes'>;
  readonly cookiePolicy: Words<'cookiePolicy'>;
  readonly terms: Words<'termsAndConditions'>;
  readonly notice: Words<'legalNotice'>;
  readonly processing: Words<'processingAgreement'>;
  readonly register: Words<'register'>;
  /** A sentence with `gdpr` filled in: the name of the GDPR or of the UK GDPR, as the document follows it. */
  gdpr(template: string): string;
  /** The same language, with the name of this law for `gdpr`. */
  under(law: EuropeanLaw): Voice;
  /** The separator between two links in one line. */
  readonly dot: string;
  purpose(id: PurposeId): string;
  dataType(id: DataTypeId): string;
  country(code: CountryCode): string;
  /** "a, b and c", within a sentence. */
  list(parts: readonly string[]): string;
  /** "a, b, c", after a label. */
  row(parts: readonly string[]): string;
  /** "A, b, c", after a label: our names for data, purposes and legal bases, then the owner's own, unchanged. */
  labels(names: readonly string[], own?: readonly string[]): string;
  /** One of our names in brackets or within a sentence, where it does not begin. */
  within(name: string): string;
  /** "A · B", for phrases that each keep their initial letter. */
  phrases(parts: Iterable<string>): string;
  /** "a; b; c", in a cell. Company names contain commas, so a comma could not separate them. */
  cell(names: Iterable<string>): string;
  date(day: string): string;
  /** The name of a currency, from its ISO 4217 code. */
  currency(code: string): string;
  period(period: Period): string;
  /** A share as a percentage, where 1 is 100%. */
  percent(share: number): string;
  /** The sentence for a number, in the language's plural form for it. */
  counted(number: number, forms: PluralForms): string;
  own(text: OwnText): string;
  fill(template: string, values: Readonly<Record<string, string>>): string;
  /** In capitals, where a law wants words to be conspicuous. */
  capitals(text: string): string;
  /** Items in the language's dictionary order. */
  sorted<T>(items: readonly T[], name: (item: T) => string): readonly T[];
};

type Formats = {
  readonly countries: Map<CountryCode, string>;
  readonly sentence: Intl.ListFormat;
  readonly signs: Signs;
  readonly collator: Intl.Collator;
};

// Creating these costs a hundred times as much as using them.
const known = new Map<Locale, Formats>();

/** The two laws whose articles the sentences of a European document name. */
export type EuropeanLaw = 'gdpr' | 'uk-gdpr';

export function voiceOf(language: string, words: DocumentWords, law: EuropeanLaw = 'gdpr'): Voice {
  const locale = isLocale(language) ? language : 'en';
  const tag = cldrLocale(locale);
  const formats = formatsOf(locale);
  const { sentence, signs, collator } = formats;
  const { gdprNames } = words.documents.legalBases;
  const name = law === 'gdpr' ? gdprNames.union : gdprNames.unitedKingdom;
  const voice: Voice = {
    locale,
    words: words.documents,
    services: words.services,
    laws: words.regimes,
    cookiePolicy: words.cookiePolicy,
    terms: words.termsAndConditions,
    notice: words.legalNotice,
    processing: words.processingAgreement,
    register: words.register,
    gdpr: (template) => fill<string>(template, { gdpr: name }),
    under: (other) => (other === law ? voice : voiceOf(language, words, other)),
    dot: signs.dot,
    purpose: (id) => words.services.purposes[id],
    dataType: (id) => words.services.dataTypes[id],
    country: (code) => nameOf(code, locale, formats),
    list: (parts) => sentence.format(parts),
    row: (parts) => parts.join(signs.comma),
    labels: (names, own = []) =>
      [...names.map((name, index) => cased(name, index === 0, tag)), ...own].join(signs.comma),
    within: (name) => cased(name, false, tag),
    phrases: (parts) => [...parts].join(signs.dot),
    cell: (names) => [...names].join(signs.semicolon),
    date: (day) => (Number.isNaN(Date.parse(day)) ? shown(day) : formatDate(locale, day, 'long')),
    currency: (code) => currencyName(code, tag),
    period: (period) =>
      isPeriod(period) ? plural(locale, period.amount, words.services.periods[period.unit]) : shown(''),
    percent: (share) => formatPercent(locale, share),
    counted: (number, forms) => plural(locale, number, forms),
    own: (text) => shown(typeof text === 'string' ? text : (text[language] ?? Object.values(text)[0] ?? '')),
    fill: (template, values) => fill<string>(template, values),
    capitals: (text) => text.toLocaleUpperCase(tag),
    sorted: (items, name) => [...items].sort((a, b) => collator.compare(name(a), name(b))),
  };
  return voice;
}

/** Languages that capitalize all nouns, or where Latin words stand among characters without case. */
const uncased: ReadonlySet<string> = new Set(['de', 'ja', 'zh-Hans-CN']);

/** A name in a row: only the first begins with a capital letter. Abbreviations keep theirs, and in German all words do. */
function cased(label: string, first: boolean, tag: string): string {
  const [letter = '', next = ''] = label;
  // In Greek, whole words in capitals lose their accents, but a first letter does not.
  if (first) return letter.toUpperCase() + label.slice(letter.length);
  const keeps = uncased.has(tag) || /\p{Lu}|\p{N}/u.test(next);
  return keeps ? label : letter.toLocaleLowerCase(tag) + label.slice(letter.length);
}

function formatsOf(locale: Locale): Formats {
  const tag = cldrLocale(locale);
  const found = known.get(locale) ?? {
    countries: new Map(),
    sentence: new Intl.ListFormat(tag, { type: 'conjunction' }),
    // In some languages `Intl` joins the last item with "and", whatever the style: unsuitable for a cell.
    signs: signsOf(locale),
    collator: new Intl.Collator(tag, { numeric: true }),
  };
  known.set(locale, found);
  return found;
}

function nameOf(code: CountryCode, locale: Locale, { countries }: Formats): string {
  const found = countries.get(code) ?? (isCountryCode(code) ? countryName(locale, code) : undefined);
  if (found === undefined) return shown(code);
  countries.set(code, found);
  return found;
}

function currencyName(code: string, tag: string): string {
  if (!/^[A-Z]{3}$/.test(code)) return shown(code);
  return new Intl.DisplayNames(tag, { type: 'currency' }).of(code) ?? code;
}

export const plain = (value: string): Run => ({ kind: 'text', text: value });
export const strong = (value: string): Run => ({ kind: 'strong', text: value });

/** A link, or plain text when the URL is not one a document may link to. */
export function link(value: string, to: string): Run {
  const address = safeAddress(to);
  return address ? { kind: 'link', text: value, to: address } : plain(value);
}

export function mailLink(email: string): Run {
  return /^[^\s@<>"?&%]+@[^\s@<>"?&%]+$/.test(email)
    ? { kind: 'link', text: email, to: `mailto:${email}` }
    : plain(shown(email));
}

function safeAddress(to: string): string | undefined {
  return /^https?:\/\/[^\s<>"\\]+$/i.test(to) ? to : undefined;
}

/** A sentence whose placeholders are filled with text or runs: `sentence(words.write, { contact: mailLink(…) })`. */
export function sentence(template: string, values: Readonly<Record<string, string | Run>> = {}): readonly Run[] {
  const runs: Run[] = [];
  template.split(/%\{(\w+)\}/).forEach((part, index) => {
    const value = index % 2 === 1 ? values[part] : withoutSecondStop(part, runs.at(-1));
    const run = typeof value === 'string' ? plain(value) : value;
    const last = runs.at(-1);
    if (!run || run.text === '') return;
    if (run.kind === 'text' && last?.kind === 'text') runs[runs.length - 1] = plain(last.text + run.text);
    else runs.push(run);
  });
  return runs;
}

/** Omits the full stop after a name that already ends with one ("Example Inc."). */
function withoutSecondStop(part: string, before: Run | undefined): string {
  if (part.startsWith('.')) return before?.text.endsWith('.') ? part.slice(1) : part;
  return part.startsWith('。') && before?.text.endsWith('。') ? part.slice(1) : part;
}
