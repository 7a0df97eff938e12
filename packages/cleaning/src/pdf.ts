import { zlibSync } from 'fflate';
import { concat, find, fromLatin1, isAt, latin1 } from './bytes.ts';
import { cleanIcc } from './icc.ts';
import { cleanJpeg } from './jpeg.ts';
import { cleanJpx } from './jpx.ts';
import { PdfCleaner, type Role } from './pdf-values-cleaner.ts';
import { PdfDocument } from './pdf-document.ts';
import { filtersOf } from './pdf-filters.ts';
import { infoKinds } from './pdf-rules.ts';
import {
  dictOf,
  nameValue,
  raw,
  written,
  writtenFile,
  type PdfDict,
  type PdfObject,
  type PdfValue,
} from './pdf-values.ts';
import { CannotClean } from './refusal.ts';
import { type Work } from './work.ts';

const maxObjects = 500_000;

/**
 * Writes a PDF file anew: those objects alone that its root leads to in its newest version, without metadata.
 * @see ISO 32000-2
 */
export function cleanPdf(file: Uint8Array, work: Work): Uint8Array {
  const start = find(file, '%PDF-', 0, 1024 + 5);
  if (start < 0) throw new CannotClean('malformed');
  if (start > 0) work.add('other', 'data before the start');
  const bytes = file.subarray(start);
  const version = /^%PDF-[12]\.\d/.exec(latin1(bytes, 0, 8))?.[0];
  if (!version) throw new CannotClean('malformed');
  const document = new PdfDocument(bytes, work);
  reportFile(bytes, document, work);
  const root = document.trailer.entries.get('Root');
  const catalog = document.resolve(root);
  if (root?.kind !== 'ref' || catalog?.kind !== 'dict') throw new CannotClean('malformed');
  if (document.resolve(catalog.entries.get('Pages'))?.kind !== 'dict') throw new CannotClean('malformed');
  // The pages of such a form are made by a program in it, which goes.
  if (catalog.entries.has('NeedsRendering')) throw new CannotClean('unsupported');
  return writtenFile(version, writtenObjects(document, root.number, work), 1);
}

/** The objects from the root on, in the order in which they are reached. */
function writtenObjects(document: PdfDocument, root: number, work: Work): Uint8Array[] {
  const numbers = new Map([[root, 1]]);
  const waiting: [number, Role][] = [[root, 'root']];
  const cleaner = new PdfCleaner(document, work, (number, role) => {
    if (numbers.has(number)) return;
    if (numbers.size >= maxObjects) throw new CannotClean('too-large');
    numbers.set(number, numbers.size + 1);
    waiting.push([number, role]);
  });
  const objects: Uint8Array[] = [];
  for (const [number, role] of waiting) {
    const object = document.object(number) ?? { value: raw('null') };
    objects.push(writtenObject(cleanObject(object, role, document, cleaner, work), numbers));
  }
  return objects;
}

function cleanObject(object: PdfObject, role: Role, document: PdfDocument, cleaner: PdfCleaner, work: Work): PdfObject {
  if (!object.data || object.value.kind !== 'dict') return { value: cleaner.clean(object.value, role) };
  if (object.value.entries.has('F')) throw new CannotClean('unsupported');
  const stream = cleanStream({ ...object, value: object.value }, object.data, role, document, work);
  // A stream in a list of names is no list itself.
  const entries = [...stream.value.entries].filter(([key]) => key !== 'Length');
  const value = cleaner.clean(dictOf(entries), 'any');
  return { value, data: stream.data };
}

type Stream = { readonly value: PdfDict; readonly data: Uint8Array };

/** Cleans the pictures and color profiles within. All else stays as it is packed. */
function cleanStream(
  { value }: { readonly value: PdfDict },
  data: Uint8Array,
  role: Role,
  document: PdfDocument,
  work: Work,
): Stream {
  const filters = filtersOf(value, (item) => document.resolve(item));
  const last = filters.at(-1);
  if (filters.includes('Crypt')) throw new CannotClean('encrypted');
  if (last === 'DCTDecode' || last === 'JPXDecode') {
    const picture = document.unpacked({ value, data }, filters.length - 1);
    const cleaned = work.within(() => (last === 'DCTDecode' ? cleanJpeg(picture, work) : cleanJpx(picture, work)));
    return { value: repacked(value, last, document), data: cleaned };
  }
  if (role !== 'icc') return { value, data };
  const profile = document.unpacked({ value, data });
  const cleaned = cleanIcc(profile, work);
  if (!cleaned) throw new CannotClean('unsupported');
  return { value: repacked(value, 'FlateDecode', document), data: zlibSync(cleaned) };
}

/** The dictionary of a stream that has one filter. What decoding a picture needs to know stays. */
function repacked(value: PdfDict, filter: string, document: PdfDocument): PdfDict {
  const parameters = document.resolve(value.entries.get('DecodeParms'));
  const own = parameters?.kind === 'array' ? parameters.items.at(-1) : parameters;
  const entries = [...value.entries].filter(([key]) => key !== 'Filter' && key !== 'DecodeParms');
  const kept: [string, PdfValue][] = own && own.kind !== 'raw' && filter === 'DCTDecode' ? [['DecodeParms', own]] : [];
  return dictOf([...entries, ['Filter', nameValue(filter)], ...kept]);
}

function writtenObject({ value, data }: PdfObject, numbers: ReadonlyMap<number, number>): Uint8Array {
  const renumber = (number: number) => numbers.get(number) ?? 0;
  if (!data || value.kind !== 'dict') return fromLatin1(written(value, renumber));
  const dict = written(dictOf([...value.entries, ['Length', raw(data.length)]]), renumber);
  return concat([fromLatin1(`${dict}\nstream\n`), data, fromLatin1('\nendstream')]);
}

function reportFile(bytes: Uint8Array, document: PdfDocument, work: Work): void {
  const { trailer } = document;
  if (trailer.entries.has('ID')) work.add('id', 'ID');
  const info = document.resolve(trailer.entries.get('Info'));
  if (info?.kind === 'dict') for (const key of info.entries.keys()) work.add(infoKinds.get(key) ?? 'other', 'Info');
  const isLinearized = find(bytes, '/Linearized', 0, 1024) >= 0;
  const versions = document.sections - (isLinearized ? 1 : 0);
  for (let version = 1; version < versions; version++) work.add('revision', 'older version');
  if (
    !isAt(bytes, bytes.length - 6, '%%EOF') &&
    !isAt(bytes, bytes.length - 5, '%%EOF') &&
    !isAt(bytes, bytes.length - 7, '%%EOF')
  )
    work.add('other', 'data after the end');
}
