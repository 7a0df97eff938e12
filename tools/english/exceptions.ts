/** Sentences that PRODUCT.md quotes word for word, by its section. They are exempt from every pattern. */
export const quoted: Readonly<Record<string, string>> = {};

type Exception = {
  readonly area: string;
  readonly key: string;
  /** The name of the pattern. */
  readonly pattern: string;
  readonly reason: string;
};

/** Single sentences in which a pattern is right. The test fails if one is no longer needed. */
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
  {
    area: 'documents/report',
    key: '/start/happens/title',
    pattern: 'clause without noun',
    reason: 'Plain words that a worried reader finds.',
  },
  {
    area: 'documents/report',
    key: '/form/progress/what',
    pattern: 'clause without noun',
    reason: 'A step named after its question.',
  },
  {
    area: 'documents/report',
    key: '/form/done/next',
    pattern: 'clause without noun',
    reason: 'Plain words that a worried reader finds.',
  },
];
