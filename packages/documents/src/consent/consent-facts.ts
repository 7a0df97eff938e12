import type { ConsentArea } from '@app/catalogue';
import type { PublishedBanner } from '@app/consent';

/** How visitors are asked about trackers. The documents promise what the answer makes true. */
export type ConsentFacts =
  /** Candor's banner; left out while it is not published: then the documents promise nothing. */
  | { readonly by: 'banner'; readonly banner?: PublishedBanner | undefined }
  | OtherProduct
  /** Nobody asks yet: the documents promise nothing. */
  | { readonly by: 'nobody' };

/** Another consent management product, as its owner set it. */
export type OtherProduct = {
  readonly by: 'other';
  readonly product?: string | undefined;
  /** What runs before a choice, by area. Areas left out: not known, so nothing is promised for them. */
  readonly before?: { readonly [A in ConsentArea]?: 'nothing' | 'everything' | undefined } | undefined;
  /** Whether a control on every page reopens the choice. */
  readonly control?: boolean | undefined;
  /** URL of a page on which people change their choice. */
  readonly url?: string | undefined;
  /** Whether Global Privacy Control is treated as a refusal of marketing, sale and sharing. */
  readonly gpc?: boolean | undefined;
};
