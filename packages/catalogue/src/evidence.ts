/** Kinds of evidence of a service on a page. */
export const evidenceKinds = ['request', 'form', 'script', 'cookie', 'storage', 'element', 'meta', 'global'] as const;

export type Evidence = {
  readonly kind: (typeof evidenceKinds)[number];
  /** The text in the page: a URL or a name. At most 200 characters. */
  readonly seen: string;
  /** The catalogue pattern that it matches. */
  readonly pattern: string;
  /** Whether it waits for the visitor's consent. */
  readonly waits?: boolean;
};
