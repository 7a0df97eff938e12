import { concat, latin1 } from './bytes.ts';
import { nameIn, numberOf, type PdfDict, type PdfValue } from './pdf-values.ts';
import { CannotClean } from './refusal.ts';
import { unpackZlib } from './unpack.ts';
import { type Work } from './work.ts';

const short: Readonly<Record<string, string>> = {
  Fl: 'FlateDecode',
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  DCT: 'DCTDecode',
};

/** The most bytes that a table of objects, a list of them or a color profile unpacks to. */
const maxStream = 64 * 1024 * 1024;

/** The names of the filters of a stream, in the order in which they are undone. */
export function filtersOf(dict: PdfDict, resolve: (value: PdfValue | undefined) => PdfValue | undefined): string[] {
  const filter = resolve(dict.entries.get('Filter'));
  const values = filter?.kind === 'array' ? filter.items.map(resolve) : [filter];
  return values.flatMap((value) => (value?.kind === 'name' ? [short[value.name] ?? value.name] : []));
}

/** Undoes filters. @throws CannotClean `unsupported` for one that packs pictures */
export function unfiltered(
  data: Uint8Array,
  filters: readonly string[],
  parameters: readonly (PdfDict | undefined)[],
  work: Work,
): Uint8Array {
  return filters.reduce((bytes, filter, index) => {
    if (filter === 'FlateDecode') return predicted(unpackZlib(bytes, work, maxStream), parameters[index]);
    if (filter === 'ASCIIHexDecode') return fromHex(bytes);
    if (filter === 'ASCII85Decode') return fromBase85(bytes);
    throw new CannotClean(filter === 'Crypt' ? 'encrypted' : 'unsupported');
  }, data);
}

/** Undoes the prediction of a row from the row above it. @see W3C PNG, 9.2 */
function predicted(bytes: Uint8Array, parameters: PdfDict | undefined): Uint8Array {
  const number = (key: string, fallback: number) => numberOf(parameters?.entries.get(key)) ?? fallback;
  const predictor = number('Predictor', 1);
  if (predictor === 1) return bytes;
  if (predictor < 10) throw new CannotClean('unsupported');
  const [colors, bits, columns] = [number('Colors', 1), number('BitsPerComponent', 8), number('Columns', 1)];
  const width = Math.max(1, Math.ceil((colors * bits) / 8));
  const length = Math.ceil((colors * bits * columns) / 8);
  if (!(length > 0 && length <= bytes.length + 1)) throw new CannotClean('malformed');
  const rows: Uint8Array[] = [];
  let above = new Uint8Array(length);
  for (let at = 0; at < bytes.length; at += length + 1) {
    const row = new Uint8Array(length);
    row.set(bytes.subarray(at + 1, at + 1 + length));
    undo(row, above, bytes[at] ?? 0, width);
    rows.push(row);
    above = row;
  }
  return concat(rows);
}

function undo(row: Uint8Array, above: Uint8Array, type: number, width: number): void {
  for (let index = 0; index < row.length; index++) {
    const left = row[index - width] ?? 0;
    const up = above[index] ?? 0;
    const corner = above[index - width] ?? 0;
    const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][type] ?? 0;
    row[index] = ((row[index] ?? 0) + guess) & 0xff;
  }
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

function fromHex(bytes: Uint8Array): Uint8Array {
  const digits = (latin1(bytes).split('>')[0] ?? '').replaceAll(/[^0-9a-fA-F]/g, '');
  return Uint8Array.from({ length: Math.ceil(digits.length / 2) }, (_, index) =>
    parseInt(digits.slice(index * 2, index * 2 + 2).padEnd(2, '0'), 16),
  );
}

function fromBase85(bytes: Uint8Array): Uint8Array {
  const decoded: number[] = [];
  let group: number[] = [];
  const flush = () => {
    const count = group.length;
    if (count === 1) throw new CannotClean('malformed');
    const value = [...group, 84, 84, 84, 84].slice(0, 5).reduce((sum, digit) => sum * 85 + digit, 0);
    for (let index = 0; index < count - 1; index++) decoded.push(Math.floor(value / 256 ** (3 - index)) & 0xff);
    group = [];
  };
  for (const byte of bytes) {
    if (byte === 0x7e) break;
    if (byte === 0x7a && group.length === 0) decoded.push(0, 0, 0, 0);
    else if (byte >= 0x21 && byte <= 0x75) group.push(byte - 0x21);
    if (group.length === 5) flush();
  }
  if (group.length > 0) flush();
  return Uint8Array.from(decoded);
}

/** Whether a stream is what a dictionary's `Type` says. */
export const isType = (dict: PdfDict, ...types: readonly string[]): boolean =>
  types.includes(nameIn(dict, 'Type') ?? '');
