import { csvCell } from '#platform/files/csv.ts';
import { excerptsOf, redactionMark, redactText, type Excerpt, type PassageFinder } from './rules.ts';

export type TextFormat = 'json' | 'csv' | 'text';

/** Whether passages alone are blacked out, or in tables the rows in which they stand. */
export type RedactionScope = 'passage' | 'row';

/** A file with passages blacked out. What is not blacked out stands as it did, byte by byte. */
export type RedactedFile = {
  readonly text: string;
  /** How many marks were set. */
  readonly count: number;
  readonly excerpts: readonly Excerpt[];
};

type PassageSearch = { readonly finder: PassageFinder; readonly scope: RedactionScope; readonly excerpts: number };

/** The text of a file. Undefined: it is no UTF-8, or no text. */
export function textOf(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

export function formatOf(name: string, text: string): TextFormat {
  if (/\.(?:csv|tsv)$/iu.test(name)) return 'csv';
  if (/\.(?:jsonl|ndjson)$/iu.test(name)) return text.split('\n').every(isJsonOrEmpty) ? 'json' : 'text';
  return isJson(text.replace(/^\uFEFF/u, '')) ? 'json' : 'text';
}

const isJsonOrEmpty = (line: string) => line.trim() === '' || isJson(line);

function isJson(text: string): boolean {
  if (!/^\s*["[{]/u.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export function redactFile(format: TextFormat, text: string, wanted: PassageSearch): RedactedFile {
  if (format === 'json') return redactJson(text, wanted);
  if (format === 'csv') return redactCsv(text, wanted);
  return { ...redactText(text, wanted.finder), excerpts: excerptsOf(text, wanted.finder, wanted.excerpts) };
}

/** Blacks out in values and names of members; a number becomes a string. */
function redactJson(text: string, { finder, excerpts: most }: PassageSearch): RedactedFile {
  const excerpts: Excerpt[] = [];
  const parts: string[] = [];
  let count = 0;
  // Numbers keep the names of an object apart, also from those that were blacked out before.
  let names = text.split(redactionMark).length - 1;
  const note = (value: string) => excerpts.push(...excerptsOf(value, finder, most - excerpts.length));
  const outside = (from: number, to: number) =>
    text.slice(from, to).replaceAll(/-?\d[\d.eE+-]*/gu, (number) => {
      if (redactText(number, finder).count === 0) return number;
      note(number);
      count += 1;
      return JSON.stringify(redactionMark);
    });
  let at = 0;
  for (let open = text.indexOf('"'); open !== -1; open = text.indexOf('"', at)) {
    parts.push(outside(at, open));
    at = endOfString(text, open);
    const literal = text.slice(open, at);
    // Every literal of a text that is JSON is a string.
    const value = JSON.parse(literal) as string;
    const redacted = redactText(value, finder);
    if (redacted.count === 0) {
      parts.push(literal);
      continue;
    }
    note(value);
    count += redacted.count;
    const isName = /^\s*:/u.test(text.slice(at, at + 50));
    if (isName) names += 1;
    parts.push(JSON.stringify(isName ? `${redacted.text} ${names}` : redacted.text));
  }
  parts.push(outside(at, text.length));
  return { text: parts.join(''), count, excerpts };
}

/** The place after the string that begins at `open`. */
function endOfString(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at + 1;
  }
  return text.length;
}

type CsvCell = { readonly raw: string; readonly value: string };
type CsvRow = { readonly cells: readonly CsvCell[]; readonly end: string };

/** Blacks out in cells. A cell that changes is none that a spreadsheet would read as a formula. */
function redactCsv(text: string, { finder, scope, excerpts: most }: PassageSearch): RedactedFile {
  const excerpts: Excerpt[] = [];
  const parts: string[] = [];
  let count = 0;
  const bom = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const separator = separatorOf(text);
  let isHead = true;
  for (const { cells, end } of rowsOf(text.slice(bom.length), separator)) {
    const redacted = cells.map(({ value }) => redactText(value, finder));
    const isHit = redacted.some((cell) => cell.count > 0);
    const isWhole = isHit && scope === 'row' && !isHead;
    const written = cells.map(({ raw, value }, place) => {
      const cell = redacted[place];
      if (!cell || (cell.count === 0 && !(isWhole && value !== ''))) return raw;
      if (cell.count > 0) excerpts.push(...excerptsOf(value, finder, most - excerpts.length));
      count += isWhole ? 1 : cell.count;
      return quoted(isWhole ? redactionMark : cell.text, raw, separator);
    });
    parts.push(written.join(separator), end);
    isHead = false;
  }
  return { text: bom + parts.join(''), count, excerpts };
}

/** A cell, in quotes where the one before had them or its text needs them. */
function quoted(value: string, before: string, separator: string): string {
  const cell = csvCell(value);
  const needsQuotes = before.startsWith('"') || cell.includes(separator);
  return needsQuotes && !cell.startsWith('"') ? `"${cell}"` : cell;
}

/** What parts the cells of the first line. */
function separatorOf(text: string): string {
  const line = text.slice(0, 10_000).split(/[\r\n]/u, 1)[0] ?? '';
  const plain = line.replaceAll(/"[^"]*"/gu, '');
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: plain.split(sign).length }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.sign ?? ',';
}

/** @see RFC 4180 */
function* rowsOf(text: string, separator: string): Generator<CsvRow> {
  let cells: CsvCell[] = [];
  let at = 0;
  while (at < text.length) {
    const end = endOfCell(text, at, separator);
    const raw = text.slice(at, end);
    cells.push({ raw, value: valueOf(raw) });
    at = end + 1;
    if (text[end] === separator) {
      // A row may end with an empty cell.
      if (at < text.length) continue;
      cells.push({ raw: '', value: '' });
      yield { cells, end: '' };
      return;
    }
    const isPair = text[end] === '\r' && text[end + 1] === '\n';
    if (isPair) at += 1;
    yield { cells, end: text.slice(end, at) };
    cells = [];
  }
}

function valueOf(raw: string): string {
  const isQuoted = raw.startsWith('"') && raw.length > 1 && raw.endsWith('"');
  return isQuoted ? raw.slice(1, -1).replaceAll('""', '"') : raw;
}

function endOfCell(text: string, begin: number, separator: string): number {
  let at = begin;
  if (text[at] === '"') {
    at += 1;
    for (; at < text.length; at += 1) {
      if (text[at] !== '"') continue;
      if (text[at + 1] !== '"') break;
      at += 1;
    }
  }
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}
