import { Anchor } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './page-header.module.css';

type Crumb = { readonly label: string; readonly to: string };

type Props = {
  readonly title: string;
  readonly description?: ReactNode;
  /** The way back up, nearest last. */
  readonly crumbs?: readonly Crumb[];
  /** Beside the title: a state, a type. */
  readonly aside?: ReactNode;
  readonly actions?: ReactNode;
};

/** The head of a page: names it in the window's title, and is where focus goes when the page is opened. */
export function PageHeader({ title, description, crumbs = [], aside, actions }: Props) {
  return (
    <header className={classes['header']}>
      <title>{`${title} · Candor`}</title>
      {crumbs.length > 0 && (
        <nav aria-label={crumbs.map(({ label }) => label).join(', ')} className={classes['crumbs']}>
          {crumbs.map(({ label, to }) => (
            <span key={to} className={classes['crumb']}>
              <Anchor component={Link} to={to} size="sm" c="dimmed" underline="hover">
                {label}
              </Anchor>
              <IconChevronRight size={14} aria-hidden />
            </span>
          ))}
        </nav>
      )}
      <div className={classes['row']}>
        <div className={classes['words']}>
          <div className={classes['titleRow']}>
            <h1 className={classes['title']} tabIndex={-1} data-page-title>
              {title}
            </h1>
            {aside}
          </div>
          {description && <p className={classes['description']}>{description}</p>}
        </div>
        {actions && <div className={classes['actions']}>{actions}</div>}
      </div>
    </header>
  );
}
