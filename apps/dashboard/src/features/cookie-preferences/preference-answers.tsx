import type { PreferenceDetail } from '@app/contract';
import { purposes } from '@app/consent';
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { RecordHead } from '#app/records/record-head.tsx';
import classes from '#ui/detail.module.css';
import { answerOf } from './answers.ts';
import { ActionLabel } from './choice-chips.tsx';
import { useLocalTime } from './local-time.ts';
import { useCookiePreferencesWords, usePurposeNames } from './words.ts';

type Props = { readonly preference: PreferenceDetail };

/** The action and its time, to the millisecond. */
export function Head({ preference: { action, at } }: Props) {
  const { detail, actionNotes } = useCookiePreferencesWords();
  return (
    <RecordHead
      at={at}
      words={detail}
      local={useLocalTime()}
      action={<ActionLabel action={action} />}
      note={actionNotes[action]}
    />
  );
}

const signs = { yes: IconCheck, no: IconX, open: IconMinus, always: IconCheck };

/** Each purpose with its answer. */
export function Answers({ preference }: Props) {
  const { detail } = useCookiePreferencesWords();
  const names = usePurposeNames();
  return (
    <table className={`${classes['table']} ${classes['answers']}`} aria-label={detail.what}>
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
