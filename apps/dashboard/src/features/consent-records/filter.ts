/** What a list is narrowed to, as it stands in the address. Days are those of UTC, in ISO form, the last one included. */
export type Filter = { readonly [Name in FilterName]?: string };
type FilterName = (typeof filterNames)[number];

/** `after` the last row of a page, or `before` its first. */
export type Cursor = { readonly after?: string; readonly before?: string };

/** Each list has its own names in the address, so that one tab does not narrow another. */
export type ListName = 'consents' | 'subjects' | 'notices';
const beginnings = { consents: '', subjects: 'subjects-', notices: 'notices-' } as const satisfies Record<
  ListName,
  string
>;

export const sources = ['public', 'private'] as const;
export const kinds = ['consent', 'withdrawal'] as const;
export const answers = ['true', 'false'] as const;
const filterNames = ['text', 'source', 'kind', 'verified', 'notice', 'version', 'from', 'to'] as const;
const cursorNames = ['after', 'before'] as const;

const day = /^\d{4}-\d{2}-\d{2}$/;
const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const oneOf = (all: readonly string[]) => (value: string) => all.includes(value);
const takes: Record<FilterName, (value: string) => boolean> = {
  text: (value) => value.trim() !== '' && value.length <= 200,
  source: oneOf(sources),
  kind: oneOf(kinds),
  verified: oneOf(answers),
  notice: (value) => value !== '' && value.length <= 100,
  version: (value) => value !== '' && value.length <= 100,
  from: (value) => day.test(value) && !Number.isNaN(Date.parse(value)),
  to: (value) => day.test(value) && !Number.isNaN(Date.parse(value)),
};

/** Reads the address; what makes no sense is left out. */
export function readFilter(search: URLSearchParams, list: ListName): Filter {
  return read(search, list, filterNames, (name, value) => takes[name](value));
}

export function readCursor(search: URLSearchParams, list: ListName): Cursor {
  return read(search, list, cursorNames, (_, value) => id.test(value));
}

function read<Name extends string>(
  search: URLSearchParams,
  list: ListName,
  names: readonly Name[],
  isRight: (name: Name, value: string) => boolean,
): { readonly [Key in Name]?: string } {
  const found: { [Key in Name]?: string } = {};
  for (const name of names) {
    const value = search.get(beginnings[list] + name);
    if (value !== null && isRight(name, value)) found[name] = value;
  }
  return found;
}

export type Change = Readonly<Record<string, string | undefined>>;

/** What a change of a filter changes in the address: it leads to the first page of what is found. */
export function narrowed(list: ListName, filter: { readonly [Name in FilterName]?: string | undefined }): Change {
  return named(list, { ...filter, after: undefined, before: undefined });
}

export function paged(list: ListName, { after, before }: Cursor): Change {
  return named(list, { after, before });
}

export const emptyFilter: { readonly [Name in FilterName]: undefined } = {
  text: undefined,
  source: undefined,
  kind: undefined,
  verified: undefined,
  notice: undefined,
  version: undefined,
  from: undefined,
  to: undefined,
};

function named(list: ListName, values: Change): Change {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [beginnings[list] + name, value]));
}

/** As the API is asked: from the first moment of the first day to the one after the last day. */
export function queryOf({ from, to, ...rest }: Filter) {
  return {
    ...rest,
    ...(from !== undefined && { from: `${from}T00:00:00.000Z` }),
    ...(to !== undefined && { to: new Date(Date.parse(to) + 86_400_000).toISOString() }),
  };
}

export function isNarrowed(filter: Filter): boolean {
  return Object.keys(filter).length > 0;
}
