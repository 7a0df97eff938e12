import { firstIdAt } from './monthly.ts';

// Pages of rows whose ids are UUIDv7, so their order is that of time.

/** The cursors of a page and its number of rows. `after` leads to older rows, `before` to newer ones. */
export type Paging = {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
};

/** A time range in ISO form: `from` is inclusive, `to` is exclusive. */
type Period = { readonly from?: string | undefined; readonly to?: string | undefined };

/** The later of two ids, of which either may be missing. */
export function later(one: string | undefined, other: string | undefined): string | undefined {
  return one === undefined || (other !== undefined && other > one) ? other : one;
}

/** The earlier of two ids, of which either may be missing. */
export function earlier(one: string | undefined, other: string | undefined): string | undefined {
  return one === undefined || (other !== undefined && other < one) ? other : one;
}

/**
 * The range of ids that a period and a page have in common, exclusive at both ends. The first id of a moment belongs to
 * no row, since a UUIDv7 has its version in it.
 */
export function idsOf({ from, to }: Period, { after, before }: Partial<Paging> = {}) {
  const idAt = (time: string | undefined) => (time ? firstIdAt(new Date(time)) : undefined);
  return { from: later(idAt(from), before), to: earlier(idAt(to), after) };
}

/** The order in which to read the rows of a page: from its cursor on. */
export function orderOf({ before }: { readonly before?: unknown }): 'newest' | 'oldest' {
  return before === undefined ? 'newest' : 'oldest';
}

/**
 * The rows of a page, newest first, and the cursors of the next and the previous one. `found` has the rows in the order
 * of `orderOf`, with one more than the limit if there is one.
 */
export function pageOf<Row extends { readonly id: string }>(
  found: readonly Row[],
  { limit, after, before }: { readonly limit: number; readonly after?: unknown; readonly before?: unknown },
) {
  const more = found.length > limit;
  const rows = found.slice(0, limit);
  if (before !== undefined) rows.reverse();
  return {
    rows,
    next: (before === undefined ? more : rows.length > 0) ? (rows.at(-1)?.id ?? null) : null,
    previous: (before === undefined ? after !== undefined : more) ? (rows[0]?.id ?? null) : null,
  };
}
