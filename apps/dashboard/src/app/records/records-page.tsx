import type { Site } from '@app/contract';
import { fill } from '@app/texts';
import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { SitePageHeader } from '#app/site-page.tsx';
import { useRecordsAddress } from './address.ts';

/** Keeps the router from running the loader again when only the search parameters of a page change. */
export function shouldRevalidate(): boolean {
  return false;
}

type Props = {
  readonly site: Site;
  readonly title: string;
  /** Contains `%{site}`, the site's name. */
  readonly description: string;
  /** A related page, or one of another site if it has an `href`. */
  readonly link: { readonly label: string; readonly icon: Icon } & (
    | { readonly to: string }
    | { readonly href: string }
  );
  /** Left out where nothing can be added, as on a deleted site. */
  readonly action?: { readonly label: string; readonly icon: Icon; readonly onClick: () => void } | undefined;
  readonly children: ReactNode;
};

/**
 * The frame of a page of records: full width, with a link and the main action in its header. An address with the id of an
 * export, as mails link to it, leads to the tab of exports.
 */
export function RecordsPage({ site, title, description, link, action, children }: Props) {
  const { search, to } = useRecordsAddress();
  const { hash } = useLocation();
  if (search.has('export') && hash === '') return <Navigate replace to={to({}, '#downloads')} />;
  const look = { variant: 'default', leftSection: <link.icon size={17} stroke={1.7} aria-hidden /> } as const;
  return (
    <div data-wide-page>
      <SitePageHeader
        site={site}
        title={title}
        description={fill(description, { site: site.name })}
        actions={
          <>
            {'to' in link ? (
              <Button component={Link} to={link.to} {...look}>
                {link.label}
              </Button>
            ) : (
              <Button component="a" href={link.href} target="_blank" rel="noreferrer" {...look}>
                {link.label}
              </Button>
            )}
            {action && (
              <Button leftSection={<action.icon size={17} stroke={1.8} aria-hidden />} onClick={action.onClick}>
                {action.label}
              </Button>
            )}
          </>
        }
      />
      {children}
    </div>
  );
}
