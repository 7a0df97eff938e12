import { useId, type ReactNode } from 'react';
import classes from './menu-group.module.css';

type GroupProps = { readonly label: string; readonly children: ReactNode };

/** Items that belong together, below a heading. */
export function MenuGroup({ label, children }: GroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={classes['group']}>
      <div id={id} role="presentation" className={classes['label']}>
        {label}
      </div>
      {children}
    </div>
  );
}
