import type { PreferenceDetail } from '@app/contract';
import { fill, formatDate } from '@app/texts';
import { purposes } from '@app/consent';
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { useLocale } from '#app/words.tsx';
import classes from '#ui/detail.module.css';
import { answerOf } from './answers.ts';
import { ActionLabel } from './choice-chips.tsx';
import { useLocalTime } from './local-time.ts';
import { timeOfDay } from './moment.ts';
import { timeZone } from './names.ts';
import { useCookiePreferencesWords, usePurposeNames } from './words.ts';

type Props = { readonly preference: PreferenceDetail };

/** The action and its time, to the millisecond. */
export function Head({ preference: { action, at } }: Props) {
  const { detail, actionNotes } = useCookiePreferencesWords();
  const locale = useLocale();
  const local = useLocalTime();
  const date = formatDate(locale, at, 'long');
  return (
    <div className={classes['head']}>
      <p className={classes['headAction']}>
        <ActionLabel action={action} />
      </p>
      <p className={classes['headNote']}>{actionNotes[action]}</p>
      <p className={classes['headTime']}>
        <time dateTime={at}>{fill(detail.summary, { date, time: timeOfDay(at, 'millisecond') })}</time>
      </p>
      <p className={classes['headNote']}>{fill(detail.local, { time: local.written(at), zone: timeZone() })}</p>
    </div>
  );
}

const signs = { yes: IconCheck, no: IconX, open: IconMinus, always: IconCheck };

/** Each purpose with its answer. */
export function Answers({ preference }: Props) {
  const { detail } = useCookiePreferencesWords();
  const names = usePurposeNames();
  return (
    <table className={classes['answers']} aria-label={detail.what}>
      <thead>
        <tr>
          <th scope="col">{detail.purpose}</th>
          <th scope="col">{detail.answer}</th>
        </tr>
      </thead>
      <tbody>
        {purposes.map((purpose) => {
          const answer = purpose === 'necessary' ? 'always' : answerOf(preference, purpose);
          const Sign = signs[answer];
          return (
            <tr key={purpose}>
              <th scope="row">{names[purpose]}</th>
              <td data-answer={answer}>
                <Sign size={15} stroke={2.4} aria-hidden />
                {detail.answers[answer]}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
