import { optIn, subscriptionStatus } from '@app/contract';
import {
  isDay,
  isId,
  isOneOf,
  isText,
  narrowed as narrowedBy,
  paged as pagedBy,
  readCursor as readCursorOf,
  readValues,
  type Change,
  type Cursor,
  type Narrowing,
  type Values,
} from '#app/records/filter.ts';

/** The filter of subscriptions as stored in the address. Days are UTC days, the last one inclusive. */
export type Filter = Values<keyof typeof checks>;

// The list is also on the page of the consents, whose filters are in the same address.
const beginning = 'subscriptions-';

export const statuses = subscriptionStatus.options;
export const types = optIn.options;
export const sources = ['public', 'private'] as const;

const checks = {
  text: isText,
  newsletterId: isId,
  status: isOneOf(statuses),
  source: isOneOf(sources),
  type: isOneOf(types),
  from: isDay,
  to: isDay,
} as const;

export function readFilter(search: URLSearchParams): Filter {
  return readValues(search, beginning, checks);
}

export function readCursor(search: URLSearchParams): Cursor {
  return readCursorOf(search, beginning);
}

export function narrowed(filter: Partial<Narrowing<Filter>>): Change {
  return narrowedBy(beginning, filter);
}

export function paged(cursor: Cursor): Change {
  return pagedBy(beginning, cursor);
}

export const emptyFilter: Narrowing<Required<Filter>> = {
  text: undefined,
  newsletterId: undefined,
  status: undefined,
  source: undefined,
  type: undefined,
  from: undefined,
  to: undefined,
};
