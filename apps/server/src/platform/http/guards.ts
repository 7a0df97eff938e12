/**
 * The mechanisms that keep anonymous requests cheap. In production all of them are always on; only benchmarks and tests switch
 * one off, to measure its effect.
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
