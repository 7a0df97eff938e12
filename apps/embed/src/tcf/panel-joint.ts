import type { IdSet } from '@app/tcf/id-set.ts';
import type { Kit } from '../banner/extension.ts';

/** What is switched on in the panel. */
export type Draft = {
  consents: number;
  interests: number;
  specialFeatures: number;
  readonly vendorConsents: IdSet;
  readonly vendorInterests: IdSet;
  /** Google's providers. */
  readonly providers: Set<number>;
};

/** The panel, as its file hands it over. */
export type TcfPanel = {
  mount(into: HTMLElement, root: ShadowRoot, draft: Draft): void;
  /** The list as others know it: in the format of the Global Vendor List, of the site's vendors. */
  list(): { readonly vendorListVersion: number };
};

export type TcfKit = Kit & { tcfPanel?: TcfPanel };
