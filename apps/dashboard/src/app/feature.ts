import type { Site } from '@app/contract';
import type { Words } from '@app/texts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Paths } from './paths.ts';
import type { OwnSlots } from './slots.tsx';
import type { DashboardWords } from './words.tsx';

type IconProps = { readonly size?: number; readonly stroke?: number; readonly 'aria-hidden'?: boolean };

/** What leads to a page: a line of the navigation, and an entry of the command palette. */
type Entry = {
  readonly label: (words: DashboardWords) => string;
  /** Left out: no line of the navigation, but a part of another place that the palette finds. */
  readonly icon?: ComponentType<IconProps>;
  /** Other names people have for it, separated by commas: the palette finds the page by them. */
  readonly keywords?: (words: Words<'placeNames'>) => string;
};

/** A place outside of sites: work is listed at the top level, account on the pages of settings. */
export type Place = Entry & {
  readonly group: 'work' | 'account';
  readonly path: (paths: Paths) => string;
  /** Only where plans are sold. */
  readonly onlyWithPlans?: true;
};

/** The groups of a site's navigation, in their order. */
export const siteGroups = ['overview', 'documents', 'consent', 'checks', 'settings'] as const;

/** A place within a site. The line is current on its path and on all paths below it. */
export type SitePlace = Entry & {
  readonly group: (typeof siteGroups)[number];
  readonly path: (paths: Paths, siteId: string) => string;
  /** Which sites have it: every one, if not said. */
  readonly when?: (site: Site) => boolean;
  /**
   * Says in the line how it stands: a `StateDot`, or nothing where there is nothing to say. Lazy, and content with one
   * cheap request, which the cache keeps: `lazy(async () => ({ default: … }))`.
   */
  readonly State?: ComponentType<{ readonly siteId: string }>;
};

/** The places of all sites: another site is opened at the same place. */
export type SwitcherProps = { readonly places: readonly SitePlace[] };

/**
 * What a feature brings to the dashboard: `export const sitesFeature: Feature` in its `routes.tsx`. Paths are relative to
 * `/{locale}`; every page is loaded when it is opened: `lazy: () => import('./sites-page.tsx')`, a module that exports
 * `Component` and, where it needs one, `loader`.
 */
export type Feature = {
  /** Pages for anybody, on a quiet page without navigation. */
  readonly open?: readonly RouteObject[];
  /** The same, for pages that speak of sites and documents. */
  readonly openWork?: readonly RouteObject[];
  /** Pages for those who signed in, inside the shell. */
  readonly signedIn?: readonly RouteObject[];
  readonly places?: readonly Place[];
  /** Its lines in the navigation of each site. */
  readonly sitePlaces?: readonly SitePlace[];
  /** Stands in the header and chooses the site the pages are about: `lazy(async () => ({ default: … }))`. */
  readonly switcher?: ComponentType<SwitcherProps>;
  /** What stands above the content of every signed-in page, or over it, as long as it has something to say. */
  readonly notices?: readonly ComponentType[];
  /** What it shows on pages of other features. */
  readonly slots?: OwnSlots;
  /** What has to be there before a signed-in page is shown. */
  readonly prepare?: (client: QueryClient) => Promise<void>;
};
