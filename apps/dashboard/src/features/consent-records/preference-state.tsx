import type { Word } from '@app/contract';
import { fill, formatDate } from '@app/texts';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { timeOfDay } from '#app/records/moment.ts';
import { useLocale } from '#app/words.tsx';
import classes from '#ui/detail.module.css';
import { Chosen } from './chosen.tsx';
import { useSaidBy } from './labels.tsx';
import { useAddress } from './use-address.ts';
import { useConsentRecordsWords } from './words.ts';

type Props = {
  readonly words: Readonly<Record<string, Word>>;
  readonly label: string;
  /** Shown if there are none. */
  readonly none: string;
};

/** A person's current answer to each preference, who gave it and when, with a link to the consent. */
export function PreferenceState({ words, label, none }: Props) {
  const values = Object.fromEntries(Object.entries(words).map(([name, { value }]) => [name, value]));
  const origin = (name: string) => {
    const word = words[name];
    return word && <Origin word={word} />;
  };
  return <Chosen preferences={values} label={label} none={none} origin={origin} />;
}

function Origin({ word }: { readonly word: Word }) {
  const { detail } = useConsentRecordsWords();
  const locale = useLocale();
  const saidBy = useSaidBy();
  const { to } = useAddress();
  const { consentId, at } = word;
  return (
    <span className={classes['origin']}>
      {saidBy(word)}
      <Anchor component={Link} to={to({ consent: consentId, subject: undefined })} replace preventScrollReset size="xs">
        <time dateTime={at}>
          {fill(detail.summary, { date: formatDate(locale, at, 'medium'), time: timeOfDay(at) })}
        </time>
      </Anchor>
    </span>
  );
}
