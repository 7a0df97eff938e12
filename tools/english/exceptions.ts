type Exception = {
  readonly area: string;
  readonly key: string;
  /** The name of the pattern. */
  readonly pattern: string;
  readonly reason: string;
};

/**
 * Sentences in which a pattern is right, or that PRODUCT.md quotes word for word (give its section). The test fails if an
 * exception is no longer needed.
 */
export const exceptions: readonly Exception[] = [
  {
    area: 'interface/findings',
    key: '/banner.markup-customise',
    pattern: 'British spelling',
    reason: 'A class name that customers’ markup uses.',
  },
  {
    area: 'interface/front-page',
    key: '/partsTitle',
    pattern: 'clause without noun',
    reason: '“What you get” is the usual heading of a list of features.',
  },
  {
    area: 'documents/dsar',
    key: '/page/document/text',
    pattern: 'of-genitive',
    reason: 'A picture of something is what it shows.',
  },
  {
    area: 'documents/dsar',
    key: '/letters/identity/document',
    pattern: 'of-genitive',
    reason: 'A picture of something is what it shows.',
  },
];
