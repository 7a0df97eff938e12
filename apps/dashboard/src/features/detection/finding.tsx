import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import classes from './findings.module.css';

type Props = {
  readonly name: string;
  /** What opens, for those who do not see the arrow. */
  readonly label: string;
  /** Stands before the name: a box to tick. */
  readonly before?: ReactNode;
  /** One line below the name. */
  readonly by: ReactNode;
  readonly marks?: ReactNode;
  readonly children: ReactNode;
};

/** One thing that was found: a line that opens to what shows it. */
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
            className={classes['opener']}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <span className={classes['name']}>{name}</span>
            <span className={classes['hidden']}>{label}</span>
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
