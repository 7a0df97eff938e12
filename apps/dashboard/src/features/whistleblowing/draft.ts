import type { Site } from '@app/contract';
import type { Locale } from '@app/texts';
import type { OfficeInput, ReportCountryLaw, ReportOffice } from './data.ts';

type Person = { readonly name: string; readonly function: string };

/** What is typed into the form of a proposal. */
export type Draft = Pick<OfficeInput, 'country' | 'name' | 'welcome' | 'otherWays'> & {
  readonly logo: string | null;
  readonly questions: readonly OfficeInput['questions'][number][];
  readonly locale: Locale;
  readonly languages: readonly Locale[];
  /** Undefined: those of the country, whichever is chosen. */
  readonly authorities: OfficeInput['authorities'] | undefined;
  /** Those who are ticked, by person. */
  readonly people: Readonly<Record<string, Person>>;
  readonly custodianId: string | null;
};

/** What the form begins with: the proposal that waits, else what is published, else what is known of the site. */
export function draftOf({ owner, name, languages }: Site, office: ReportOffice, spoken: Locale): Draft {
  const before = office.proposal ?? office.current;
  if (!before)
    return {
      country: owner?.country ?? '',
      name: owner?.name ?? name,
      logo: null,
      locale: languages[0] ?? spoken,
      languages: languages.length > 0 ? languages : [spoken],
      welcome: '',
      questions: [],
      otherWays: '',
      authorities: undefined,
      people: {},
      custodianId: null,
    };
  const { recipients, custodian } = before;
  const named = [...recipients, ...(custodian ? [custodian] : [])].flatMap((one) =>
    one.personId === null ? [] : [[one.personId, { name: one.name, function: one.function }] as const],
  );
  return {
    country: before.country,
    name: before.name,
    logo: before.logo,
    locale: before.locale,
    languages: before.languages,
    welcome: before.welcome,
    questions: before.questions,
    otherWays: before.otherWays,
    authorities: before.authorities,
    people: Object.fromEntries(named),
    custodianId: custodian?.personId ?? null,
  };
}

/** What is proposed. */
export function inputOf(draft: Draft, law: ReportCountryLaw | undefined): OfficeInput {
  const { people, custodianId, authorities, locale, languages, questions, ...texts } = draft;
  const person = (personId: string, { name, function: work }: Person) => ({ personId, name, function: work });
  const custodian = custodianId === null ? undefined : people[custodianId];
  return {
    ...texts,
    locale,
    languages: [...new Set([locale, ...languages])],
    questions: [...questions],
    authorities: [...(authorities ?? law?.authorities ?? [])],
    recipients: Object.entries(people)
      .filter(([id]) => id !== custodianId)
      .map(([id, named]) => person(id, named)),
    custodian: custodianId !== null && custodian ? person(custodianId, custodian) : null,
  };
}
