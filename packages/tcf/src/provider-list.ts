import { listLasts } from './list-age.ts';
import type { Parsed } from './vendor-list.ts';

/** One of Google's ad technology providers outside of the vendor list. */
export type Provider = {
  readonly id: number;
  readonly name: string;
  /** URL of its privacy policy; empty if it states no web page. */
  readonly policy: string;
};

/** The downloaded list. */
export type KnownProviders = {
  /** Sorted by ID, ascending. */
  readonly providers: readonly Provider[];
  /** Milliseconds since 1970. */
  readonly downloadedAt: number;
};

const mostLetters = 5_000_000;
const mostRows = 50_000;
const longestName = 200;
const longestPolicy = 2000;

/**
 * Validates a downloaded `additional-consent-providers.csv`: ID, name, policy URL, domains, with or without a header row. On
 * failure, `at` is the line and the faulty field, such as `12.id`.
 *
 * @see Google, Additional Consent technical specification; RFC 4180
 */
export function parseProviderList(csv: string): Parsed<readonly Provider[]> {
  if (csv.length > mostLetters) return { ok: false, at: 'length' };
  const rows = rowsOf(csv.replace(/^\uFEFF/, ''));
  if (!rows || rows.length > mostRows) return { ok: false, at: rows ? 'rows' : 'quotes' };
  const named = rows[0] && !/^\d/.test(rows[0][0]?.trim() ?? '') ? 1 : 0;
  const found = new Map<number, Provider>();
  for (const [at, cells] of rows.entries()) {
    if (at < named) continue;
    const provider = providerOf(cells);
    if (typeof provider === 'string') return { ok: false, at: `${at + 1}.${provider}` };
    if (found.has(provider.id) || cells.length !== rows[0]?.length) return { ok: false, at: `${at + 1}` };
    found.set(provider.id, provider);
  }
  if (found.size === 0) return { ok: false, at: 'rows' };
  return { ok: true, value: [...found.values()].toSorted((one, other) => one.id - other.id) };
}

/** The provider, or the name of the invalid field. */
function providerOf([id = '', name = '', policy, ...more]: readonly string[]): Provider | 'id' | 'name' | 'policy' {
  // The same format as in the string, see `readAdditionalConsent`.
  if (!/^[1-9]\d{0,8}$/.test(id.trim())) return 'id';
  const called = name.trim();
  if (called === '' || called.length > longestName || /\p{Cc}/u.test(called)) return 'name';
  if (policy === undefined || policy.length > longestPolicy || more.length > 1) return 'policy';
  return { id: Number(id), name: called, policy: addressIn(policy.trim()) };
}

/** Visitors may open the link: anything but a web URL is dropped. */
function addressIn(text: string): string {
  return /^https?:\/\/[^\s"'<>\\]+$/i.test(text) ? text : '';
}

/** Parses CSV rows; undefined if a quote is never closed, or if characters follow a closed one. Skips empty lines. */
function rowsOf(csv: string): readonly (readonly string[])[] | undefined {
  const rows: string[][] = [];
  let cells: string[] = [];
  let at = 0;
  while (at < csv.length) {
    const isQuoted = csv[at] === '"';
    const end = isQuoted ? endOfQuoted(csv, at + 1) : endOfPlain(csv, at);
    if (end === undefined) return undefined;
    cells.push(isQuoted ? csv.slice(at + 1, end - 1).replaceAll('""', '"') : csv.slice(at, end));
    at = end;
    if (csv[at] === ',') {
      at += 1;
      // After a trailing comma the row has another, empty cell.
      if (at < csv.length && csv[at] !== '\n' && csv[at] !== '\r') continue;
      cells.push('');
    }
    if (at < csv.length && csv[at] !== '\n' && csv[at] !== '\r') return undefined;
    if (cells.some((cell) => cell !== '')) rows.push(cells);
    cells = [];
    at += csv.startsWith('\r\n', at) ? 2 : 1;
  }
  return rows;
}

/** The index after the closing quote. */
function endOfQuoted(csv: string, from: number): number | undefined {
  for (let at = csv.indexOf('"', from); at >= 0; at = csv.indexOf('"', at + 2)) {
    if (csv[at + 1] !== '"') return at + 1;
  }
  return undefined;
}

function endOfPlain(csv: string, from: number): number | undefined {
  let at = from;
  while (at < csv.length && csv[at] !== ',' && csv[at] !== '\n' && csv[at] !== '\r') {
    if (csv[at] === '"') return undefined;
    at += 1;
  }
  return at;
}

/** The site's chosen providers that are in the list. Others have no name to show, and strings omit them. */
export function shownProviders({ providers }: KnownProviders, chosen: readonly number[]): readonly Provider[] {
  return providers.filter(({ id }) => chosen.includes(id));
}

/**
 * `providers`: no list was downloaded. `providers-old`: not for two weeks. `providers-none`: it contains none of the chosen
 * ones.
 */
export type ProviderProblem = 'providers' | 'providers-old' | 'providers-none';

/** Why Additional Consent cannot be switched on (RULES G10). */
export function providerProblems(
  chosen: readonly number[],
  known: KnownProviders | undefined,
  now: number,
): readonly ProviderProblem[] {
  if (!known) return ['providers'];
  return [
    ...(now - known.downloadedAt > listLasts ? (['providers-old'] as const) : []),
    ...(shownProviders(known, chosen).length === 0 ? (['providers-none'] as const) : []),
  ];
}
