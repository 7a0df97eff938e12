import { readSheet } from 'read-excel-file/universal';
import { csvCells, textOf } from './table-csv.ts';
import { unpackEntry, zipEntries } from './table-zip.ts';

/** A table of a file: its first row has the heads. Numbers and days are texts, and formulas what they last came to. */
export type Table = { readonly rows: readonly (readonly string[])[] };
export type TableRefusal = 'register-import.unreadable' | 'register-import.too-much' | 'register-import.empty';

/** Lines below the heads, columns, characters of a cell (as many as Excel allows) and of all cells, entries of a spreadsheet and their bytes once unpacked. */
export const tableLimits = {
  lines: 5000,
  columns: 200,
  cell: 32_767,
  characters: 16_000_000,
  entries: 500,
  unpacked: 32 * 1024 * 1024,
};

/** Reads a table in a thread of its own, whose memory is limited. */
export async function readTable(file: Uint8Array): Promise<Table | { readonly refused: TableRefusal }> {
  const isZip = file[0] === 0x50 && file[1] === 0x4b;
  const rows = isZip ? await xlsxRows(file) : csvRows(file);
  if (typeof rows === 'string') return { refused: rows };
  if (rows.length < 2) return { refused: 'register-import.empty' };
  let characters = 0;
  for (const row of rows)
    for (const cell of row) {
      characters += cell.length;
      if (cell.length > tableLimits.cell || characters > tableLimits.characters)
        return { refused: 'register-import.too-much' };
    }
  return { rows };
}

function csvRows(file: Uint8Array): readonly (readonly string[])[] | TableRefusal {
  const text = textOf(file).replace(/^\uFEFF/, '');
  // No text has it, but most files that are none.
  if (text.includes('\0')) return 'register-import.unreadable';
  const rows = csvCells(text, { rows: tableLimits.lines + 1, columns: tableLimits.columns });
  // Our own files mark texts that a spreadsheet would read as formulas with an apostrophe.
  return (
    rows?.map((row) => row.map((cell) => cell.replace(/^'(?=[\s\p{Cc}\p{Cf}]*[=+\-@|＝＋－＠｜])/u, ''))) ??
    'register-import.too-much'
  );
}

async function xlsxRows(file: Uint8Array): Promise<readonly (readonly string[])[] | TableRefusal> {
  const entries = zipEntries(file);
  if (!entries) return 'register-import.unreadable';
  const declared = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (entries.length > tableLimits.entries || declared > tableLimits.unpacked) return 'register-import.too-much';
  // Each alone, before a reader holds them all: they must be what the directory declares.
  for (const entry of entries) {
    const contents = unpackEntry(file, entry);
    if (!contents) return 'register-import.unreadable';
    if (entry.name.endsWith('.xml') && isTooWide(new TextDecoder().decode(contents))) return 'register-import.too-much';
  }
  try {
    const sheet = await readSheet(new Blob([Buffer.from(file)]), 1);
    const rows = sheet.map((row) => row.map(cellText));
    return rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  } catch {
    return 'register-import.unreadable';
  }
}

/** Whether a sheet names a cell or row beyond the limits, because readers make room for everything before it. */
function isTooWide(xml: string): boolean {
  if (!xml.includes('sheetData')) return false;
  for (const [, attributes = ''] of xml.matchAll(/<(?:\w+:)?(?:row|c)\s([^<>]*)/g)) {
    if (valuesOf(attributes, 'r').some(isBeyond)) return true;
  }
  const [, sheet = ''] = /<(?:\w+:)?dimension\s([^<>]*)/.exec(xml) ?? [];
  const corners = valuesOf(sheet, 'ref').flatMap((area) => area.split(':'));
  return corners.some((corner) => corner !== '' && isBeyond(corner));
}

/** All values that an attribute can be read to have among those of an element. */
function valuesOf(attributes: string, name: string): string[] {
  // Spaces around the sign are allowed and rare.
  const spaced = /\s=|=\s/.test(attributes);
  const read = spaced ? attributes.replace(/\s+/g, ' ').replaceAll(' =', '=').replaceAll('= ', '=') : attributes;
  return Array.from(read.matchAll(/\b(\w{1,20})=["']([^"']*)["']/g)).flatMap(([, found, value = '']) =>
    found === name ? [value] : [],
  );
}

/** What is no address of a cell is beyond, too. */
function isBeyond(cell: string): boolean {
  const [, letters, number] = /^([A-Z]{0,3})(\d{1,7})$/.exec(cell) ?? [];
  if (letters === undefined || number === undefined) return true;
  return Number(number) > tableLimits.lines + 1 || columnOf(letters) > tableLimits.columns;
}

/** 1 for A, 27 for AA. */
function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
