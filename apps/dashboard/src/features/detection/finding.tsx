import { VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import row from '#ui/row-link.module.css';
import classes from './findings.module.css';

type Props = {
  readonly name: string;
  /** The label of the toggle, for screen readers. */
  readonly label: string;
  /** Shown before the name: a checkbox. */
  readonly before?: ReactNode;
  /** A line below the name. */
  readonly by: ReactNode;
  readonly marks?: ReactNode;
  readonly children: ReactNode;
};

/** One finding: a line that expands to its evidence. */
export function Finding({ name, label, before, by, marks, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li className={classes['finding']} data-open={isOpen || undefined}>
      <div className={classes['line']}>
        {before}
        <div className={classes['what']}>
          <button
            type="button"
            className={`${row['whole']} ${classes['opener']}`}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <span className={classes['name']}>{name}</span>
            <VisuallyHidden>{label}</VisuallyHidden>
            <IconChevronDown size={16} aria-hidden className={classes['arrow']} />
          </button>
          <div className={classes['by']}>{by}</div>
        </div>
        {marks && <div className={classes['marks']}>{marks}</div>}
      </div>
      <div id={id} className={classes['details']} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </li>
  );
}
