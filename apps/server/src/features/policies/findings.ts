import { activityKinds, isCountryCode, permissions as permissionIds, type ActivityKind } from '@app/catalogue';
import type { AssumedFact, DerivedFact, MissingFact } from '@app/contract';
import { assumedFacts, derivedFacts, missingFacts, type DocumentKind, type Facts } from '@app/documents';
import { countryName, fill, isLocale, loadWords, localeNameWithin, type Locale, type Words } from '@app/texts';

type Values = Readonly<Record<string, string>>;

/** Findings about the facts of a document, in the owner's language. */
export type DocumentFindings = {
  readonly missing: MissingFact[];
  readonly assumed: AssumedFact[];
  readonly derived: DerivedFact[];
  /** Languages in which the owner's own words are missing, by the path of those words. */
  readonly deniedLanguages: readonly { readonly path: string; readonly language: Locale }[];
  readonly regimeWords: Words<'facts'>['regimes'];
};

export async function saidOf(
  facts: Facts,
  { type, languages }: { readonly type: DocumentKind; readonly languages: readonly string[] },
  on: string,
  locale: Locale,
): Promise<DocumentFindings> {
  const [words, named] = await Promise.all([loadWords(locale, 'facts'), naming(facts, locale)]);
  const missing = missingFacts(facts, languages, on, type);
  return {
    missing: missing.map(({ code, path, values, weight }) => ({
      code,
      path,
      weight,
      message: filled(words.missing[code], named(values), locale),
    })),
    assumed: assumedFacts(facts, on, type).map(({ code, path, value, values }) => ({
      fact: code,
      path,
      value,
      why: filled(words.assumed[code], named(values), locale),
    })),
    derived: derivedFacts(facts, on, type).map(({ code, path, value, values, from }) => ({
      fact: code,
      path,
      value,
      from,
      why: filled(words.derived[code], named(values), locale),
    })),
    deniedLanguages: missing.flatMap(({ code, path, values: { language } }) =>
      code === 'text.language' && isLocale(language) ? [{ path, language }] : [],
    ),
    regimeWords: words.regimes,
  };
}

/** Names the activity and the permission among values. An activity of the owner's own has its name already. */
export async function naming({ activities = [] }: Facts, locale: Locale): Promise<(values: Values) => Values> {
  const { kinds, permissions } = (await loadWords(locale, 'policies')).activities;
  return ({ activity, permission, ...others }) => {
    const name = permissionIds.find((id) => id === permission);
    const values = { ...others, ...(name && { permission: permissions.names[name] }) };
    if (activity === undefined) return values;
    const kind = activities.find(({ id }) => id === activity)?.kind ?? activity;
    return { ...values, activity: isActivityKind(kind) ? kinds[kind].name : activity };
  };
}

function isActivityKind(text: string): text is ActivityKind {
  return activityKinds.some((kind) => kind === text);
}

/** The UTC date of a time, ISO 8601. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Fills in a message. The engine provides the values that each message needs; country and language codes become names. */
export function filled(sentence: string, values: Values, locale: Locale): string {
  const { country, language } = values;
  return fill(sentence, {
    ...values,
    ...(country && isCountryCode(country) && { country: countryName(locale, country) }),
    ...(isLocale(language) && { language: localeNameWithin(language, locale) }),
  });
}
