import { firstIdAt, monthsBefore } from '#platform/database/monthly.ts';
import { sql, type RawBuilder } from '#platform/database/database.ts';
import { uuids } from '#platform/database/binary-arrays.ts';
import { timeOf } from '../rules.ts';

/** The smallest id of all. */
export const firstId = '00000000-0000-0000-0000-000000000000';

export type ConsentFilter = {
  /** The range of ids, exclusive at both ends. */
  readonly from: string;
  readonly to: string;
  /** The accepted values of `mark`. */
  readonly marks: readonly number[];
  /** The accepted numbers of sets of notices. Undefined: any. */
  readonly notices?: readonly number[] | undefined;
  /** Ids of people of the site. Undefined: any. */
  readonly people?: readonly string[] | undefined;
  /** Ids of consents. Undefined: any. */
  readonly ids?: readonly string[] | undefined;
};

/** A filter, and the words that people must match, if any. */
export type Search<Filter> = { readonly filter: Filter; readonly words?: readonly string[] | undefined };

export type Page = { readonly limit: number; readonly order: 'newest' | 'oldest' };
/** The first rows in an order, or any rows up to a limit. */
export type Part = Page | { readonly limit: number; readonly order: 'any' };

/** SQL for the ids of a site's consents that match a filter. */
export function walkConsents(
  accountId: string,
  siteId: string,
  filter: ConsentFilter,
  page: Part,
): RawBuilder<unknown> {
  if (filter.ids) return walkIds(accountId, siteId, { ...filter, ids: filter.ids }, page);
  return filter.people ? walkPeople(accountId, filter, page) : walkSite(accountId, siteId, filter, page);
}

/**
 * SQL that scans an index for each mark and set of notices, merges the results, and takes one range of ids after another
 * until there are enough. Its bounds compare rows of the index's columns in their order, so the planner uses that index.
 */
function walkSite(accountId: string, siteId: string, filter: ConsentFilter, { limit, order }: Part) {
  const { marks, notices } = filter;
  const ranges = rangesOf(filter, order);
  const byId = orderBy(order, limit);
  const keys = notices
    ? sql`unnest(${notices}::bigint[]) as n cross join unnest(${marks}::smallint[]) as m`
    : sql`unnest(${marks}::smallint[]) as m`;
  const [columns, values] = notices ? [sql`c.notices, c.mark`, sql`n, m`] : [sql`c.mark`, sql`m`];
  const direction = order === 'oldest' ? sql`asc` : sql`desc`;
  const along = notices
    ? sql`order by c.notices ${direction}, c.mark ${direction}, c.id ${direction}`
    : sql`order by c.mark ${direction}, c.id ${direction}`;
  return sql`select c.id
    from unnest(${uuids(ranges.map(({ from }) => from))}::uuid[], ${uuids(ranges.map(({ to }) => to))}::uuid[])
      as range (low, high)
    cross join lateral (
      select c.id from ${keys} cross join lateral (
        select c.id from consent as c where c.account_id = ${accountId} and c.site_id = ${siteId}
          and (${columns}, c.id) > (${values}, range.low) and (${columns}, c.id) < (${values}, range.high)
          and c.id > range.low and c.id < range.high
        ${along} limit ${limit}) as c
      ${byId}) as c
    limit ${limit}`;
}

/** SQL for the order and limit of a selection of ids of `c`. */
export function orderBy(order: Part['order'], limit: number): RawBuilder<unknown> {
  if (order === 'any') return sql`limit ${limit}`;
  return order === 'newest' ? sql`order by c.id desc limit ${limit}` : sql`order by c.id limit ${limit}`;
}

/** SQL that looks up each of these consents. */
function walkIds(
  accountId: string,
  siteId: string,
  { from, to, marks, notices, people, ids }: ConsentFilter & { readonly ids: readonly string[] },
  { limit, order }: Part,
) {
  const ofNotices = notices ? sql`and c.notices = any(${notices}::bigint[])` : sql``;
  const ofPeople = people
    ? sql`and exists (select from subject_consent as s
        where s.account_id = ${accountId} and s.subject_id = any(${uuids(people)}::uuid[]) and s.id = one)`
    : sql``;
  return sql`select c.id from (select distinct one from unnest(${uuids(ids)}::uuid[]) as one) as chosen cross join lateral (
      select c.id from consent as c where c.account_id = ${accountId} and c.site_id = ${siteId} and c.id = one
        and c.mark = any(${marks}::smallint[]) ${ofNotices} ${ofPeople} limit 1) as c
    where c.id > ${from} and c.id < ${to} ${orderBy(order, limit)}`;
}

/** SQL that scans the consents of each person. */
function walkPeople(accountId: string, filter: ConsentFilter, { limit, order }: Part) {
  const { from, to, marks, notices, people = [] } = filter;
  const byId = orderBy(order, limit);
  const ofNotices = notices ? sql`and c.notices = any(${notices}::bigint[])` : sql``;
  return sql`select c.id from unnest(${uuids(people)}::uuid[]) as p cross join lateral (
      select c.id from subject_consent as c where c.account_id = ${accountId} and c.subject_id = p
        and c.id > ${from} and c.id < ${to} and c.mark = any(${marks}::smallint[]) ${ofNotices}
      ${byId}) as c
    ${byId}`;
}

/** The length of the first range in months; each next range is four times as long. */
const monthsOfFirst = 1;
const growth = 4;
const rangeCount = 5;

/**
 * Splits the filter's range of ids into ranges in reading order. Most pages are complete after the first range, so older
 * partitions stay unread. No row has the id of a bound between two ranges.
 */
function rangesOf({ from, to }: ConsentFilter, order: Part['order']) {
  if (order === 'any') return [{ from, to }];
  const ranges: { readonly from: string; readonly to: string }[] = [];
  let [low, high] = [from, to];
  for (let months = monthsOfFirst; ranges.length < rangeCount - 1 && low < high; months *= growth) {
    if (order === 'newest') {
      const edge = firstIdAt(monthsBefore(new Date(timeOf(high)), months));
      ranges.push({ from: edge > from ? edge : from, to: high });
      high = edge;
    } else {
      const edge = firstIdAt(monthsBefore(new Date(timeOf(low)), -months));
      ranges.push({ from: low, to: edge < to ? edge : to });
      low = edge;
    }
  }
  if (low < high) ranges.push({ from: low, to: high });
  return ranges;
}
