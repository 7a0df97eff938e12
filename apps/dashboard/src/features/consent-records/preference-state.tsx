import type { Word } from '@app/contract';
import { fill, formatDate } from '@app/texts';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { timeOfDay } from '#app/records/moment.ts';
import { useLocale } from '#app/words.tsx';
import classes from '#ui/detail.module.css';
import { Sign } from './chosen.tsx';
import { useSaidBy, usePreferenceWords } from './labels.tsx';
import { useAddress } from './use-address.ts';
import { useConsentRecordsWords } from './words.ts';

type Props = {
  readonly words: Readonly<Record<string, Word>>;
  readonly label: string;
  /** What is said where there are none. */
  readonly none: string;
};

/** What holds of each preference of a person, who said so, and since when: with a way to the consent. */
export function PreferenceState({ words, label, none }: Props) {
  const { detail } = useConsentRecordsWords();
  const said = usePreferenceWords();
  const all = Object.entries(words);
  if (all.length === 0) return <p className={classes['small']}>{none}</p>;
  return (
    <table className={classes['answers']} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{detail.preference}</th>
          <th scope="col">{detail.answer}</th>
        </tr>
      </thead>
      <tbody>
        {all.map(([name, word]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Sign value={word.value} />
              {said(word.value)}
              <Origin word={word} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
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
          {fill(detail.summary, { date: formatDate(locale, at, 'numeric'), time: timeOfDay(at) })}
        </time>
      </Anchor>
    </span>
  );
}
