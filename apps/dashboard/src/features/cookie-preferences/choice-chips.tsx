import type { Preference } from '@app/contract';
import { fill } from '@app/texts';
import { VisuallyHidden } from '@mantine/core';
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
import { IconLabel } from '#ui/icon-label.tsx';
import { answerOf, type Answered } from './answers.ts';
import classes from './choices.module.css';
import { askedPurposes } from './names.ts';
import { useCookiePreferencesWords, usePurposeNames } from './words.ts';

type Action = Preference['action'];

const looks = {
  accept: { icon: IconCheck, tone: 'info' },
  reject: { icon: IconX, tone: 'attention' },
  custom: { icon: IconAdjustmentsHorizontal, tone: 'neutral' },
  close: { icon: IconSquareX, tone: 'neutral' },
  gpc: { icon: IconShieldX, tone: 'neutral' },
  context: { icon: IconPlayerPlay, tone: 'neutral' },
  withdraw: { icon: IconArrowBackUp, tone: 'attention' },
} as const satisfies Record<Action, unknown>;

/** How a choice was made. No color suggests that one is better than another. */
export function ActionLabel({ action }: { readonly action: Action }) {
  const { actions } = useCookiePreferencesWords();
  return <IconLabel {...looks[action]}>{actions[action]}</IconLabel>;
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
            <VisuallyHidden>{fill<string>(list[answer], { purpose: names[purpose] })}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
