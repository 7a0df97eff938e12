import type { ConsentRow, Word } from '@app/contract';
import { formatNumber, type Locale } from '@app/texts';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useLocale } from '#app/words.tsx';
import type { Preference } from './chain-differences.ts';
import { IconLabel } from '#ui/icon-label.tsx';
import { TwoLines } from '#ui/two-lines.tsx';
import classes from './consent-records.module.css';
import { useConsentRecordsWords } from './words.ts';

const looks = {
  consent: { icon: IconCheck, tone: 'info' },
  withdrawal: { icon: IconArrowBackUp, tone: 'attention' },
} as const;

/** Consent or withdrawal, as an icon and a word. */
export function KindLabel({ kind }: Pick<ConsentRow, 'kind'>) {
  const { kinds } = useConsentRecordsWords();
  return <IconLabel {...looks[kind]}>{kinds[kind]}</IconLabel>;
}

type Person = {
  readonly externalId: string | null;
  readonly email: string | null;
  readonly fullName: string | null;
};

/** The label of a person: the name, or otherwise whatever is known. */
export function usePersonName() {
  const { nobody } = useConsentRecordsWords();
  return ({ fullName, email, externalId }: Person): string => fullName ?? email ?? externalId ?? nobody;
}

/** The name of a consent: its kind and its person. */
export function useConsentName() {
  const { kinds, erased } = useConsentRecordsWords();
  const nameOf = usePersonName();
  return ({ kind, subject, erased: isErased }: ConsentRow): string =>
    `${kinds[kind]}: ${isErased ? erased : nameOf(subject)}`;
}

/** The name, with the address or the site's own id below it if there is one. */
export function PersonName({ person }: { readonly person: Person }) {
  const nameOf = usePersonName();
  const name = nameOf(person);
  const more = [person.email, person.externalId].find((one) => one !== null && one !== name);
  return (
    <TwoLines>
      <span>{name}</span>
      {more && <small>{more}</small>}
    </TwoLines>
  );
}

/** Describes who gave the current answer to a preference. */
export function useSaidBy() {
  const { saidBy } = useConsentRecordsWords();
  return ({ source, verified }: Pick<Word, 'source' | 'verified'>): string =>
    verified ? saidBy[`${source}Verified`] : saidBy[source];
}

/** Whether the consent is verified as the person's, or only a page claims it. */
export function VerifiedLabel({ verified, claimed }: Pick<ConsentRow, 'verified' | 'claimed'>) {
  const words = useConsentRecordsWords();
  if (claimed) return <span className={classes['dimmed']}>{words.claimed}</span>;
  return <span className={verified ? undefined : classes['dimmed']}>{verified ? words.yes : words.no}</span>;
}

/** A preference in words. */
export function usePreferenceWords() {
  const words = useConsentRecordsWords();
  const locale = useLocale();
  return (value: Preference): string => written(value, locale, { ...words, open: words.detail.open });
}

type AnswerWords = { readonly yes: string; readonly no: string; readonly open: string };

function written(value: Preference, locale: Locale, { yes, no, open }: AnswerWords): string {
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number') return formatNumber(locale, value);
  return value === null || value === '' ? open : value;
}
