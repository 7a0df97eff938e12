import type { MissingFact } from '@app/contract';

/** Publishing a document: what is asked, and what is under way. */
export type Publishing = {
  /** Opens the sheet, or tells what is missing. */
  readonly publish: () => void;
  /** Publishes, with what waits on the site if that goes along. */
  readonly publishNow: (along: boolean) => void;
  readonly busy: boolean;
  readonly dialog: 'sheet' | 'incomplete' | 'first' | 'ask' | undefined;
  /** The missing facts because of which publishing was last refused. */
  readonly missing: readonly MissingFact[];
  /** Publishes the banner too. Undefined if more than a banner is missing, or another product asks visitors. */
  readonly publishWithBanner: (() => void) | undefined;
  readonly close: () => void;
};
