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
import parts from './parts.module.css';
import { partOf } from './steps.ts';
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

/** How a choice was made, in the color that it has in charts. No color suggests that one is better than another. */
export function ActionLabel({ action }: { readonly action: Action }) {
  const { actions } = useCookiePreferencesWords();
  return (
    <span className={parts['action']} data-part={partOf(action)}>
      <IconLabel icon={icons[action]} tone="neutral">
        {actions[action]}
      </IconLabel>
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
            <Sign size={15} stroke={2.6} aria-hidden />
            <span aria-hidden>{names[purpose]}</span>
            <VisuallyHidden>{fill<string>(list[answer], { purpose: names[purpose] })}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
