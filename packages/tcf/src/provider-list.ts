import { listLasts } from './list-age.ts';
import type { Parsed } from './vendor-list.ts';

/** One of Google's ad technology providers outside of the vendor list. */
export type Provider = {
  readonly id: number;
  readonly name: string;
  /** Where it tells what it does with data; empty: it names no page on the web. */
  readonly policy: string;
};

/** The list as it was downloaded. */
export type KnownProviders = {
  /** By id, ascending. */
  readonly providers: readonly Provider[];
  /** Milliseconds since 1970. */
  readonly downloadedAt: number;
};

const mostLetters = 5_000_000;
const mostRows = 50_000;
const longestName = 200;
const longestPolicy = 2000;

/**
 * Checks a downloaded `additional-consent-providers.csv`: id, name, address of the policy, domains, with or without a line
 * that names them. `at` is the line and what is wrong in it, as `12.id`.
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

/** What is wrong, where it is no provider. */
function providerOf([id = '', name = '', policy, ...more]: readonly string[]): Provider | 'id' | 'name' | 'policy' {
  // As the string has it, see `readAdditionalConsent`.
  if (!/^[1-9]\d{0,8}$/.test(id.trim())) return 'id';
  const called = name.trim();
  if (called === '' || called.length > longestName || /\p{Cc}/u.test(called)) return 'name';
  if (policy === undefined || policy.length > longestPolicy || more.length > 1) return 'policy';
  return { id: Number(id), name: called, policy: addressIn(policy.trim()) };
}

/** A visitor may open it: what is no address of the web leads nowhere. */
function addressIn(text: string): string {
  return /^https?:\/\/[^\s"'<>\\]+$/i.test(text) ? text : '';
}

/** Undefined where a quote is never closed, or something follows a closed one. Empty lines are left out. */
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
      // Behind the last comma stands a cell as well.
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

/** Behind the quote that closes. */
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

/** Those a site chose, of whom the list knows. Whoever has no name there cannot be shown, and is not written of. */
export function shownProviders({ providers }: KnownProviders, chosen: readonly number[]): readonly Provider[] {
  return providers.filter(({ id }) => chosen.includes(id));
}

/** `providers`: no list was downloaded. `providers-old`: not for two weeks. `providers-none`: it knows none that was chosen. */
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
