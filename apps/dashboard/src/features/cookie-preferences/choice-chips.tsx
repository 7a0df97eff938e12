import type { Preference } from '@app/contract';
import { fill } from '@app/texts';
import {
  IconAdjustmentsHorizontal,
  IconArrowBackUp,
  IconCheck,
  IconMinus,
  IconPlayerPlay,
  IconShieldX,
  IconSquareX,
  IconX,
} from '@tabler/icons-react';
import { answerOf, type Answered } from './answers.ts';
import classes from './choices.module.css';
import { askedPurposes } from './names.ts';
import { useCookiePreferencesWords, usePurposeNames } from './words.ts';

type Action = Preference['action'];

const icons = {
  accept: IconCheck,
  reject: IconX,
  custom: IconAdjustmentsHorizontal,
  close: IconSquareX,
  gpc: IconShieldX,
  context: IconPlayerPlay,
  withdraw: IconArrowBackUp,
} as const satisfies Record<Action, unknown>;

/** How a choice was made. No color suggests that one is better than another. */
export function ActionLabel({ action }: { readonly action: Action }) {
  const { actions } = useCookiePreferencesWords();
  const Icon = icons[action];
  return (
    <span className={classes['action']} data-action={action}>
      <span className={classes['actionIcon']}>
        <Icon size={15} stroke={2.2} aria-hidden />
      </span>
      {actions[action]}
    </span>
  );
}

const signs = { yes: IconCheck, no: IconX, open: IconMinus };

/** The answer to each purpose, as an icon and a word, so that it can be read without colors. */
export function PurposeChips({ preference }: { readonly preference: Answered }) {
  const { list } = useCookiePreferencesWords();
  const names = usePurposeNames();
  return (
    <ul className={classes['chips']}>
      {askedPurposes.map((purpose) => {
        const answer = answerOf(preference, purpose);
        const Sign = signs[answer];
        return (
          <li key={purpose} className={classes['chip']} data-answer={answer}>
            <Sign size={13} stroke={2.6} aria-hidden />
            <span aria-hidden>{names[purpose]}</span>
            <span className={classes['hidden']}>{fill<string>(list[answer], { purpose: names[purpose] })}</span>
          </li>
        );
      })}
    </ul>
  );
}
