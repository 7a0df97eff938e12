import type { IdSet } from '@app/tcf/id-set.ts';
import type { Kit } from '../banner/extension.ts';

/** The switches in the panel that are on. */
export type Draft = {
  consents: number;
  interests: number;
  specialFeatures: number;
  readonly vendorConsents: IdSet;
  readonly vendorInterests: IdSet;
  /** Ids of Google's providers. */
  readonly providers: Set<number>;
};

/** The panel, as registered by its file. */
export type TcfPanel = {
  mount(into: HTMLElement, root: ShadowRoot, draft: Draft): void;
  /** The site's vendors in the format of the Global Vendor List, for third-party scripts. */
  list(): { readonly vendorListVersion: number };
};

export type TcfKit = Kit & { tcfPanel?: TcfPanel };
