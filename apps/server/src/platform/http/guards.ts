/**
 * What keeps the requests of strangers cheap. All of them are always on in the product: only benches and tests switch
 * one off, to see what it is good for.
 */
export const guardNames = ['admission', 'counts', 'budgets', 'threads', 'cache', 'slow'] as const;
export type GuardName = (typeof guardNames)[number];
export type Guards = Readonly<Record<GuardName, boolean>>;

export const allGuards: Guards = {
  admission: true,
  counts: true,
  budgets: true,
  threads: true,
  cache: true,
  slow: true,
};
