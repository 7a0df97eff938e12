import { fill, formatDate } from '@app/texts';
import type { ReactNode } from 'react';
import { useLocale } from '#app/words.tsx';
import classes from '#ui/detail.module.css';
import { timeOfDay } from './moment.ts';

type Props = {
  readonly at: string;
  /** `summary` contains `%{date}` and `%{time}` in UTC, `local` the `%{time}` in the `%{zone}` of the user. */
  readonly words: { readonly summary: string; readonly local: string };
  readonly local: { readonly zone: string; readonly written: (moment: string) => string };
  readonly action: ReactNode;
  /** Explains the action. */
  readonly note: string;
};

/** The head of a record in a dialog: the action and its time, to the millisecond. */
export function RecordHead({ at, words, local, action, note }: Props) {
  const date = formatDate(useLocale(), at, 'long');
  return (
    <div className={classes['head']}>
      <p className={classes['headAction']}>{action}</p>
      <p className={classes['headNote']}>{note}</p>
      <p className={classes['headTime']}>
        <time dateTime={at}>{fill(words.summary, { date, time: timeOfDay(at, 'millisecond') })}</time>
      </p>
      <p className={classes['headNote']}>{fill(words.local, { time: local.written(at), zone: local.zone })}</p>
    </div>
  );
}
