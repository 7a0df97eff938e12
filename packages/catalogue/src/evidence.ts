/** What was seen that shows a service. */
export const evidenceKinds = ['request', 'form', 'script', 'cookie', 'storage', 'element', 'meta', 'global'] as const;

export type Evidence = {
  readonly kind: (typeof evidenceKinds)[number];
  /** What stands in the page: an address, a name. At most 200 letters. */
  readonly seen: string;
  /** What of the catalogue it matches. */
  readonly pattern: string;
  /** It waits until the visitor agrees. */
  readonly waits?: boolean;
};
