import type { Permission, Site } from '@app/contract';
import type { Words } from '@app/texts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Paths } from './paths.ts';
import type { OwnSlots } from './slots.tsx';
import type { DashboardWords } from './words.tsx';

type IconProps = { readonly size?: number; readonly stroke?: number; readonly 'aria-hidden'?: boolean };

/** A link to a page in the navigation and the command palette. */
type Entry = {
  readonly label: (words: DashboardWords) => string;
  /** Without an icon, the place is not in the navigation: it is part of another page, and only the palette lists it. */
  readonly icon?: ComponentType<IconProps>;
  /** The permission without which the place is not listed: on the site, or else in the account or any project. */
  readonly needs?: Permission;
  /** Synonyms, separated by commas, by which the palette finds the page. */
  readonly keywords?: (words: Words<'placeNames'>) => string;
};

/** A place outside of sites. The group `work` is listed at the top level, `account` on the pages of settings. */
export type Place = Entry & {
  readonly group: 'work' | 'account';
  readonly path: (paths: Paths) => string;
  /** Hides the place unless plans are sold. */
  readonly onlyWithPlans?: true;
};

/** The groups of a site's navigation, in their order. */
export const siteGroups = ['overview', 'documents', 'consent', 'rights', 'checks', 'settings'] as const;

/** A place within a site. The line is current on its path and on all paths below it. */
export type SitePlace = Entry & {
  readonly group: (typeof siteGroups)[number];
  readonly path: (paths: Paths, siteId: string) => string;
  /** The sites that have the place; all by default. */
  readonly when?: (site: Site) => boolean;
  /**
   * Shows a state in the line: a `StateDot`, or nothing. Lazy, with at most one cheap, cached request:
   * `lazyPart(async () => ({ default: … }))`.
   */
  readonly State?: ComponentType<{ readonly siteId: string }>;
};

/** Props of the switcher, which opens another site at the same place. */
export type SwitcherProps = { readonly places: readonly SitePlace[] };

/**
 * A feature's contributions to the dashboard: `export const sitesFeature: Feature` in its `routes.tsx`. Paths are relative to
 * `/{locale}`; every page is loaded when it is opened: `lazy: () => import('./sites-page.tsx')`, a module that exports
 * `Component` and, where it needs one, `loader`.
 */
export type Feature = {
  /** Pages for anybody, in a plain layout without navigation. */
  readonly open?: readonly RouteObject[];
  /** Pages for anybody that need the words of sites and documents. */
  readonly openWork?: readonly RouteObject[];
  /** Pages for those who signed in, inside the shell. */
  readonly signedIn?: readonly RouteObject[];
  readonly places?: readonly Place[];
  /** Its links in the navigation of each site. */
  readonly sitePlaces?: readonly SitePlace[];
  /** The switcher of sites in the header: `lazyPart(async () => ({ default: … }))`. */
  readonly switcher?: ComponentType<SwitcherProps>;
  /** Notices above the content of every signed-in page. They render nothing if there is nothing to say. */
  readonly notices?: readonly ComponentType[];
  /** Its components on pages of other features. */
  readonly slots?: OwnSlots;
  /** Loads data that all signed-in pages need before they are shown. */
  readonly prepare?: (client: QueryClient) => Promise<void>;
};
