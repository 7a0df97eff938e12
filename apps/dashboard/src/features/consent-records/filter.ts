import {
  isDay,
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

/** The filter of a list as stored in the address. Days are UTC days in ISO format, the last one inclusive. */
export type Filter = Values<keyof typeof checks>;

/** Each list has its own parameter names, so that one tab does not filter another. */
export type ListName = 'consents' | 'subjects' | 'notices';
const beginnings = { consents: '', subjects: 'subjects-', notices: 'notices-' } as const satisfies Record<
  ListName,
  string
>;

export const sources = ['public', 'private'] as const;
export const kinds = ['consent', 'withdrawal'] as const;
export const answers = ['true', 'false'] as const;

const isName = (value: string): boolean => value !== '' && value.length <= 100;
const checks = {
  text: isText,
  source: isOneOf(sources),
  kind: isOneOf(kinds),
  verified: isOneOf(answers),
  notice: isName,
  version: isName,
  from: isDay,
  to: isDay,
} as const;

export function readFilter(search: URLSearchParams, list: ListName): Filter {
  return readValues(search, beginnings[list], checks);
}

export function readCursor(search: URLSearchParams, list: ListName): Cursor {
  return readCursorOf(search, beginnings[list]);
}

export function narrowed(list: ListName, filter: Partial<Narrowing<Filter>>): Change {
  return narrowedBy(beginnings[list], filter);
}

export function paged(list: ListName, cursor: Cursor): Change {
  return pagedBy(beginnings[list], cursor);
}

export const emptyFilter: Narrowing<Required<Filter>> = {
  text: undefined,
  source: undefined,
  kind: undefined,
  verified: undefined,
  notice: undefined,
  version: undefined,
  from: undefined,
  to: undefined,
};
