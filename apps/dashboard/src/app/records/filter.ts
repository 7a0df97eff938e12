/** What stands in the address under these names. */
export type Values<Name extends string> = { readonly [Key in Name]?: string };

/** What is written there. What is undefined is taken out. */
export type Change = Readonly<Record<string, string | undefined>>;
export type Narrowing<Filter> = { readonly [Name in keyof Filter]: string | undefined };

/** `after` the last row of a page, or `before` its first. */
export type Cursor = Values<'after' | 'before'>;

type Check = (value: string) => boolean;

const day = /^\d{4}-\d{2}-\d{2}$/;
const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
export const isDay: Check = (value) => day.test(value) && !Number.isNaN(Date.parse(value));
export const isId: Check = (value) => id.test(value);
export const isText: Check = (value) => value.trim() !== '' && value.length <= 200;
export const isOneOf =
  (all: readonly string[]): Check =>
  (value) =>
    all.includes(value);

/**
 * Reads of the address what makes sense there; the rest is left out. Each list of a page has names with a beginning of its
 * own, so that one does not narrow another.
 */
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

export function readCursor(search: URLSearchParams, beginning: string): Cursor {
  return readValues(search, beginning, { after: isId, before: isId });
}

/** What a change of a filter changes in the address: it leads to the first page of what is found. */
export function narrowed(beginning: string, filter: Change): Change {
  return begun(beginning, { ...filter, after: undefined, before: undefined });
}

export function paged(beginning: string, { after, before }: Cursor): Change {
  return begun(beginning, { after, before });
}

function begun(beginning: string, values: Change): Change {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [beginning + name, value]));
}

/** Days in UTC as the API asks for times: from the first moment of the first day to the one after the last day. */
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
