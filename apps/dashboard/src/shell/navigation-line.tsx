import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Place } from '#app/feature.ts';
import classes from './shell.module.css';

type Props = {
  readonly to: string;
  readonly icon: NonNullable<Place['icon']>;
  /** `page` on the page of the line itself, `true` on a page below it. */
  readonly current?: 'page' | 'true' | undefined;
  /** State shown after the name. */
  readonly state?: ReactNode;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** A link of the navigation. */
export function NavigationLine({ to, icon: Icon, current, state, onClick, children }: Props) {
  return (
    <li>
      <Link to={to} className={classes['navLink'] ?? ''} aria-current={current} onClick={onClick}>
        <Icon size={18} stroke={1.7} aria-hidden />
        <span className={classes['navLabel']}>{children}</span>
        {state}
      </Link>
    </li>
  );
}

/** A list of navigation links, with an optional heading. */
export function NavigationGroup({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <div className={classes['navGroup']}>
      {title && <h2 className={classes['navTitle']}>{title}</h2>}
      <ul className={classes['navList']}>{children}</ul>
    </div>
  );
}
