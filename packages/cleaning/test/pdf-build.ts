import { zlibSync } from 'fflate';
import { bytes16, bytes32, concat } from '../src/bytes.ts';
import { join, latin } from './build.ts';

type Part = string | Uint8Array;

export const stream = (dict: string, data: Part): Uint8Array => {
  const body = join(data);
  return join(`<<${dict}/Length ${body.length}>>\nstream\n`, body, '\nendstream');
};
export const flate = (dict: string, data: Part): Uint8Array =>
  stream(`${dict}/Filter/FlateDecode`, zlibSync(join(data)));

/** What a page shows, packed: it must stay as it is. */
export const shown = zlibSync(latin('BT /F1 12 Tf 20 20 Td (Shown text) Tj ET'));
export const page = (more = ''): string =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>${more}>>`;

/** The four objects of a file with one page; others come after them. */
export const objects = (root = '', inPage = '', others: readonly Part[] = []): Part[] => [
  `<</Type/Catalog/Pages 2 0 R${root}>>`,
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  page(inPage),
  stream('/Filter/FlateDecode', shown),
  ...others,
];

const ten = (value: number) => String(value).padStart(10, '0');

/** A file with a table of its objects. */
export function pdf(parts: readonly Part[], trailer = ''): Uint8Array {
  const chunks: Uint8Array[] = [latin('%PDF-1.7\n')];
  const places = placed(parts, chunks, 0);
  const rows = places.map((place) => `${ten(place)} 00000 n \n`).join('');
  const at = length(chunks);
  const size = parts.length + 1;
  chunks.push(
    latin(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return concat(chunks);
}

const length = (chunks: readonly Uint8Array[]) => chunks.reduce((sum, chunk) => sum + chunk.length, 0);

function placed(parts: readonly Part[], chunks: Uint8Array[], first: number): number[] {
  return parts.map((part, index) => {
    const at = length(chunks);
    chunks.push(join(`${first + index + 1} 0 obj\n`, part, '\nendobj\n'));
    return at;
  });
}

/** A file to which a newer version of an object was appended. */
export function appended(bytes: Uint8Array, number: number, part: Part): Uint8Array {
  const text = [...bytes].map((byte) => String.fromCharCode(byte)).join('');
  const before = /startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1];
  const object = join(`${number} 0 obj\n`, part, '\nendobj\n');
  const at = bytes.length + object.length;
  return join(
    bytes,
    object,
    `xref\n${number} 1\n${ten(bytes.length)} 00000 n \n`,
    `trailer\n<</Size 9/Root 1 0 R/Prev ${before}>>\nstartxref\n${at}\n%%EOF\n`,
  );
}

/** A file whose objects are packed, and whose table is a stream with predicted rows. */
export function packedPdf(packed: readonly string[], streams: readonly Uint8Array[], trailer = ''): Uint8Array {
  const chunks: Uint8Array[] = [latin('%PDF-1.7\n')];
  const places = placed(streams, chunks, packed.length);
  const container = packed.length + streams.length + 1;
  const numbered = packed.reduce<{ head: string; body: string }>(
    ({ head, body }, part, index) => ({ head: `${head}${index + 1} ${body.length} `, body: `${body}${part} ` }),
    { head: '', body: '' },
  );
  const packedAt = length(chunks);
  const dict = `/Type/ObjStm/N ${packed.length}/First ${numbered.head.length}`;
  chunks.push(join(`${container} 0 obj\n`, flate(dict, numbered.head + numbered.body), '\nendobj\n'));
  const at = length(chunks);
  const rows = [
    row(0, 0, 0),
    ...packed.map((_, index) => row(2, container, index)),
    ...places.map((place) => row(1, place, 0)),
    row(1, packedAt, 0),
    row(1, at, 0),
  ];
  const table = flate(
    `/Type/XRef/Size ${rows.length}/W[1 4 2]/Root 1 0 R${trailer}/DecodeParms<</Predictor 12/Columns 7>>`,
    concat(predicted(rows)),
  );
  chunks.push(join(`${container + 1} 0 obj\n`, table, `\nendobj\nstartxref\n${at}\n%%EOF\n`));
  return concat(chunks);
}

const row = (type: number, one: number, two: number) => concat([Uint8Array.of(type), bytes32(one), bytes16(two)]);

/** Each row as what it differs by from the row above it. */
const predicted = (rows: readonly Uint8Array[]) =>
  rows.map((bytes, index) =>
    concat([Uint8Array.of(2), bytes.map((value, at) => value - (rows[index - 1]?.[at] ?? 0))]),
  );
