import { Anchor } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './page-header.module.css';

type Crumb = { readonly label: string; readonly to: string };

type Props = {
  readonly title: string;
  readonly description?: ReactNode;
  /** The whole that the page is a part of; it is in the window's title, too. */
  readonly of?: string | undefined;
  /** The parent pages, nearest last. */
  readonly crumbs?: readonly Crumb[] | undefined;
  /** Shown beside the title: a state, a type. */
  readonly aside?: ReactNode;
  readonly actions?: ReactNode;
};

/** The header of a page: sets the window's title, and receives the focus when the page is opened. */
export function PageHeader({ title, of, description, crumbs = [], aside, actions }: Props) {
  return (
    <header className={classes['header']}>
      <title>{[title, ...(of ? [of] : []), 'Candor'].join(' · ')}</title>
      {crumbs.length > 0 && (
        <nav aria-label={crumbs.map(({ label }) => label).join(', ')} className={classes['crumbs']}>
          {crumbs.map(({ label, to }, at) => (
            <span key={to} className={classes['crumb']}>
              {at > 0 && <IconChevronRight size={15} aria-hidden />}
              <Anchor component={Link} to={to} size="sm" c="dimmed" underline="hover">
                {label}
              </Anchor>
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
