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
export const exceptions: readonly Exception[] = [];
