import type { MissingFact, SiteParts } from '@app/contract';

/** Publishing a document: what is asked, and what is under way. */
export type Publishing = {
  /** Opens the sheet, or tells what is missing. */
  readonly publish: () => void;
  /** Publishes: the document alone, or the parts of its site that are listed. */
  readonly publishNow: (only: SiteParts | undefined) => void;
  readonly busy: boolean;
  readonly dialog: 'sheet' | 'incomplete' | 'first' | 'ask' | undefined;
  /** The missing facts because of which publishing was last refused. */
  readonly missing: readonly MissingFact[];
  /** Publishes the banner too. Undefined if more than a banner is missing, or another product asks visitors. */
  readonly publishWithBanner: (() => void) | undefined;
  readonly close: () => void;
};
