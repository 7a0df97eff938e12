import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Paths } from './paths.ts';
import type { OwnSlots } from './slots.tsx';
import type { DashboardWords } from './words.tsx';

type IconProps = { readonly size?: number; readonly stroke?: number; readonly 'aria-hidden'?: boolean };

/** A place the navigation, and the command palette, lead to. */
export type Place = {
  readonly group: 'work' | 'account';
  readonly label: (words: DashboardWords) => string;
  readonly path: (paths: Paths) => string;
  readonly icon: ComponentType<IconProps>;
  /** Only where plans are sold. */
  readonly onlyWithPlans?: true;
};

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
  /** Stands in the header and chooses what the pages are about: `lazy(async () => ({ default: … }))`. */
  readonly switcher?: ComponentType;
  /** What stands above the content of every signed-in page, or over it, as long as it has something to say. */
  readonly notices?: readonly ComponentType[];
  /** What it shows on pages of other features. */
  readonly slots?: OwnSlots;
  /** What has to be there before a signed-in page is shown. */
  readonly prepare?: (client: QueryClient) => Promise<void>;
};
