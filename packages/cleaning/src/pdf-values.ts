import { concat, fromLatin1 } from './bytes.ts';

/** A value in a PDF file. Numbers, `true`, `false` and `null` are kept as they are written. */
export type PdfValue =
  | { readonly kind: 'raw'; readonly text: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'string'; readonly bytes: Uint8Array }
  | { readonly kind: 'array'; readonly items: readonly PdfValue[] }
  | PdfDict
  | { readonly kind: 'ref'; readonly number: number };

export type PdfDict = { readonly kind: 'dict'; readonly entries: ReadonlyMap<string, PdfValue> };

/** An object of a PDF file: a value, and the bytes of a stream as they are packed. */
export type PdfObject = { readonly value: PdfValue; readonly data?: Uint8Array };

export const raw = (text: string | number): PdfValue => ({ kind: 'raw', text: String(text) });
export const nameValue = (name: string): PdfValue => ({ kind: 'name', name });
export const dictOf = (entries: Iterable<readonly [string, PdfValue]>): PdfDict => ({
  kind: 'dict',
  entries: new Map(entries),
});

/** The name that an entry of a dictionary holds. */
export function nameIn(dict: PdfDict, key: string): string | undefined {
  const value = dict.entries.get(key);
  return value?.kind === 'name' ? value.name : undefined;
}

/** The number of a value that is one. */
export function numberOf(value: PdfValue | undefined): number | undefined {
  const number = value?.kind === 'raw' ? Number(value.text) : NaN;
  return Number.isFinite(number) ? number : undefined;
}

/** Writes a value. References are written with the numbers that `renumber` gives. */
export function written(value: PdfValue, renumber: (number: number) => number): string {
  switch (value.kind) {
    case 'raw':
      return value.text;
    case 'name':
      return writtenName(value.name);
    case 'string':
      return `<${[...value.bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`;
    case 'ref':
      return `${renumber(value.number)} 0 R`;
    case 'array':
      return `[${value.items.map((item) => written(item, renumber)).join(' ')}]`;
    case 'dict':
      return `<<${[...value.entries].map(([key, item]) => `${writtenName(key)} ${written(item, renumber)}`).join('')}>>`;
  }
}

const writtenName = (name: string) =>
  `/${[...name].map((letter) => (/[\w.+*:@-]/.test(letter) ? letter : `#${letter.charCodeAt(0).toString(16).padStart(2, '0')}`)).join('')}`;

/**
 * Writes a file of objects numbered from 1.
 * @param head its first line, such as `%PDF-1.7`
 */
export function writtenFile(head: string, objects: readonly Uint8Array[], root: number): Uint8Array {
  const parts = [fromLatin1(`${head}\n%\xe2\xe3\xcf\xd3\n`)];
  const places: number[] = [];
  let at = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    places.push(at);
    const start = fromLatin1(`${index + 1} 0 obj\n`);
    const end = fromLatin1('\nendobj\n');
    parts.push(start, object, end);
    at += start.length + object.length + end.length;
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root ${root} 0 R>>\nstartxref\n${at}\n%%EOF\n`;
  return concat([...parts, fromLatin1(end)]);
}
