import { firstIdAt } from '#platform/database/monthly.ts';

export type Paging = {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
};

type Period = { readonly from?: string | undefined; readonly to?: string | undefined };

export const greater = (one: string, other: string) => (one > other ? one : other);
export const lesser = (one: string, other: string) => (one < other ? one : other);

/** Ids between which a range and a page lie together. No id is the first one of a moment: a UUIDv7 says its version. */
export function idsOf({ from, to }: Period, { after, before }: Partial<Paging> = {}) {
  const [first, last] = [from ? firstIdAt(new Date(from)) : undefined, to ? firstIdAt(new Date(to)) : undefined];
  return {
    from: before === undefined ? first : greater(before, first ?? before),
    to: after === undefined ? last : lesser(after, last ?? after),
  };
}

export function orderOf({ before }: { readonly before?: unknown }): 'newest' | 'oldest' {
  return before === undefined ? 'newest' : 'oldest';
}

/** A page of what was found in either direction, and the ids that lead on. */
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
