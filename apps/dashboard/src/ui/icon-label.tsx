import type { Icon } from '@tabler/icons-react';
import classes from './icon-label.module.css';

type Props = {
  readonly icon: Icon;
  readonly tone: 'neutral' | 'info' | 'attention';
  readonly children: string;
};

/** A word with an icon in a colored circle before it. */
export function IconLabel({ icon: Picture, tone, children }: Props) {
  return (
    <span className={classes['label']}>
      <span className={classes['icon']} data-tone={tone}>
        <Picture size={15} stroke={2.2} aria-hidden />
      </span>
      {children}
    </span>
  );
}
