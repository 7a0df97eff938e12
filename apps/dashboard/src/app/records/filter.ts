import type { AddressChange } from '../address.ts';

/** Values of parameters of the address, by name. */
export type Values<Name extends string> = { readonly [Key in Name]?: string };

export type Narrowing<Filter> = { readonly [Name in keyof Filter]: string | undefined };

/** The place of a page in a list: `after` the id of a row, or `before` it. */
export type Cursor = Values<'after' | 'before'>;

type Check = (value: string) => boolean;

const day = /^\d{4}-\d{2}-\d{2}$/;
const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
export const isDay: Check = (value) => day.test(value) && !Number.isNaN(Date.parse(value));
export const isId: Check = (value) => id.test(value);
export const isTextUpTo =
  (most: number): Check =>
  (value) =>
    value.trim() !== '' && value.length <= most;
export const isText = isTextUpTo(200);
export const isOneOf =
  (all: readonly string[]): Check =>
  (value) =>
    all.includes(value);

/** Reads the valid parameters of an address whose names begin with `beginning`; the rest is left out. */
export function readValues<Name extends string>(
  search: URLSearchParams,
  beginning: string,
  checks: Readonly<Record<Name, Check>>,
): Values<Name> {
  const found: { [Key in Name]?: string } = {};
  // The keys of an object literal are those of its type.
  for (const name of Object.keys(checks) as Name[]) {
    const value = search.get(beginning + name);
    if (value !== null && checks[name](value)) found[name] = value;
  }
  return found;
}

/**
 * The filter and the cursor of a list in the address of its page. @param prefix Begins the names of their parameters, so that
 * the lists of a page do not filter each other. @param checks Say of each field which values are valid.
 */
export function listParameters<Name extends string>(prefix: string, checks: Readonly<Record<Name, Check>>) {
  return {
    readFilter: (search: URLSearchParams): Values<Name> => readValues(search, prefix, checks),
    readCursor: (search: URLSearchParams): Cursor => readValues(search, prefix, { after: isId, before: isId }),
    /** The change of the address that sets a filter and leads to the first page. */
    narrowed: (filter: Partial<Narrowing<Values<Name>>>): AddressChange =>
      begun(prefix, { ...filter, after: undefined, before: undefined }),
    /** The change of the address that leads to another page. */
    paged: ({ after, before }: Cursor): AddressChange => begun(prefix, { after, before }),
    /** Every field unset. */
    emptyFilter: emptied(checks),
  };
}

function emptied<Name extends string>(checks: Readonly<Record<Name, Check>>): Narrowing<Record<Name, string>> {
  const names = Object.keys(checks).map((name) => [name, undefined]);
  // The keys of an object literal are those of its type.
  return Object.fromEntries(names) as Narrowing<Record<Name, string>>;
}

function begun(beginning: string, values: AddressChange): AddressChange {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [beginning + name, value]));
}

/** Converts days in UTC to the times of the API: from the start of the first day to the end of the last, exclusive. */
export function queryOf<Filter extends Values<'from' | 'to'>>({ from, to, ...rest }: Filter) {
  return {
    ...rest,
    ...(from !== undefined && { from: `${from}T00:00:00.000Z` }),
    ...(to !== undefined && { to: new Date(Date.parse(to) + 86_400_000).toISOString() }),
  };
}

export function isNarrowed(filter: Values<string>): boolean {
  return Object.keys(filter).length > 0;
}
