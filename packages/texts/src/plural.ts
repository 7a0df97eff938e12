import { fill, type Values } from './fill.ts';
import { cldrLocale, type Locale } from './locales.ts';
import { formatNumber } from './numbers.ts';

/** A sentence in the plural forms of a language; English has `one` and `other`, Polish has four. */
export type PluralForms = { readonly [Category in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & {
  readonly other: string;
};

type Others<Forms extends PluralForms> = Omit<Values<Forms['other']>, 'number'>;
type OtherValues<Forms extends PluralForms> = keyof Others<Forms> extends never ? [] : [values: Others<Forms>];

const rules = new Map<Locale, Intl.PluralRules>();

/**
 * The sentence for a number of things, filled in: `%{number}` is the number as the locale writes it. A plural form that is
 * missing from the texts falls back to `other`.
 */
export function plural<const Forms extends PluralForms>(
  locale: Locale,
  number: number,
  forms: Forms,
  ...[values]: OtherValues<Forms>
): string {
  const sentence = forms[categoryOf(locale, number)] ?? forms.other;
  return fill<string>(sentence, { ...values, number: formatNumber(locale, number) });
}

/** The plural forms of a language, in CLDR's order. */
export function pluralCategories(locale: Locale): readonly Intl.LDMLPluralRule[] {
  return rulesOf(locale).resolvedOptions().pluralCategories;
}

/** The plural forms used for integers. Czech, for one, has a form only for fractions, French one for round millions. */
export function usedCategories(locale: Locale): readonly Intl.LDMLPluralRule[] {
  const used = new Set(Array.from({ length: 200 }, (_, number) => categoryOf(locale, number)));
  return pluralCategories(locale).filter((category) => used.has(category));
}

function categoryOf(locale: Locale, number: number): Intl.LDMLPluralRule {
  return rulesOf(locale).select(number);
}

function rulesOf(locale: Locale): Intl.PluralRules {
  const known = rules.get(locale) ?? new Intl.PluralRules(cldrLocale(locale));
  rules.set(locale, known);
  return known;
}
