import type { Verdict } from '@app/contract';
import { IconHelpCircle, IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import classes from './verdict.module.css';
import { useDetectionWords } from './words.ts';

const icons = { pass: IconShieldCheck, fail: IconShieldX, unclear: IconHelpCircle };

/** The result of the reject test: a word and an icon in the color of its meaning. */
export function VerdictBadge({
  verdict,
  size = 'small',
}: {
  readonly verdict: Verdict;
  readonly size?: 'small' | 'large';
}) {
  const words = useDetectionWords().rejectTest;
  const Icon = icons[verdict];
  return (
    <span className={classes['verdict']} data-verdict={verdict} data-size={size}>
      <Icon size={size === 'large' ? 22 : 15} stroke={2} aria-hidden />
      {words.verdicts[verdict]}
    </span>
  );
}
