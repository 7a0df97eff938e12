import { byteAt, isAt, sliceOf } from './bytes.ts';
import { filtersOf, isType, unfiltered } from './pdf-filters.ts';
import { PdfParser } from './pdf-parser.ts';
import { numberOf, type PdfDict, type PdfObject, type PdfValue } from './pdf-values.ts';
import { CannotClean } from './refusal.ts';
import { type Work } from './work.ts';

type Place =
  | { readonly kind: 'free' }
  | { readonly kind: 'at'; readonly at: number }
  | { readonly kind: 'within'; readonly stream: number; readonly index: number };

const maxObjects = 500_000;
const maxSections = 1000;

/** A PDF file whose objects are read when they are needed. */
export class PdfDocument {
  readonly #bytes: Uint8Array;
  readonly #work: Work;
  readonly #places = new Map<number, Place>();
  readonly #objects = new Map<number, PdfObject | undefined>();
  readonly #streams = new Map<number, readonly PdfObject[]>();
  readonly #reading = new Set<number>();
  /** The trailer of the newest version. */
  readonly trailer: PdfDict;
  /** The number of sections that the table of objects has. Each change that was appended brought one. */
  sections = 0;

  constructor(bytes: Uint8Array, work: Work) {
    this.#bytes = bytes;
    this.#work = work;
    this.trailer = this.#readSections();
  }

  #readSections(): PdfDict {
    const start = lastIndexOf(this.#bytes, 'startxref');
    const waiting = [new PdfParser(this.#bytes, start + 9).integer()];
    const done = new Set<number>();
    let newest: PdfDict | undefined;
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      if (done.has(at)) continue;
      if (done.size >= maxSections) throw new CannotClean('malformed');
      done.add(at);
      const trailer = this.#readSection(at);
      newest ??= trailer;
      if (trailer.entries.has('Encrypt')) throw new CannotClean('encrypted');
      const hybrid = numberOf(trailer.entries.get('XRefStm'));
      const previous = numberOf(trailer.entries.get('Prev'));
      if (hybrid === undefined) this.sections += 1;
      waiting.push(...[hybrid, previous].filter((place) => place !== undefined));
    }
    if (!newest) throw new CannotClean('malformed');
    return newest;
  }

  #readSection(at: number): PdfDict {
    const parser = new PdfParser(this.#bytes, at);
    if (!parser.takes('xref')) return this.#readStreamSection(at);
    while (!parser.takes('trailer')) {
      const [first, count] = [parser.integer(), parser.integer()];
      for (let number = first; number < first + count; number++) {
        const place = parser.integer();
        parser.integer();
        const isUsed = parser.takes('n');
        if (!isUsed) parser.expect('f');
        this.#place(number, isUsed ? { kind: 'at', at: place } : { kind: 'free' });
      }
    }
    return parser.dict();
  }

  #readStreamSection(at: number): PdfDict {
    const { value, data } = this.#readAt(at);
    if (value.kind !== 'dict' || !data || !isType(value, 'XRef')) throw new CannotClean('malformed');
    const rows = this.unpacked({ value, data });
    const widths = numbersOf(value.entries.get('W'));
    const [a = 0, b = 0, c = 0] = widths;
    if (widths.length !== 3 || widths.some((width) => width > 8) || a + b + c === 0) throw new CannotClean('malformed');
    const index = value.entries.get('Index');
    const ranges = index ? numbersOf(index) : [0, numberOf(value.entries.get('Size')) ?? 0];
    let row = 0;
    for (let range = 0; range + 1 < ranges.length; range += 2) {
      const [first = 0, count = 0] = [ranges[range], ranges[range + 1]];
      for (let number = first; number < first + count; number++, row += a + b + c) {
        const type = a === 0 ? 1 : field(rows, row, a);
        const [one, two] = [field(rows, row + a, b), field(rows, row + a + b, c)];
        if (type === 2) this.#place(number, { kind: 'within', stream: one, index: two });
        else this.#place(number, type === 1 ? { kind: 'at', at: one } : { kind: 'free' });
      }
    }
    return value;
  }

  #place(number: number, place: Place): void {
    if (this.#places.size >= maxObjects) throw new CannotClean('too-large');
    if (!this.#places.has(number)) this.#places.set(number, place);
  }

  /** The object of a number; undefined if there is none. */
  object(number: number): PdfObject | undefined {
    if (this.#objects.has(number)) return this.#objects.get(number);
    if (this.#reading.has(number)) throw new CannotClean('malformed');
    this.#reading.add(number);
    const place = this.#places.get(number);
    let object: PdfObject | undefined;
    if (place?.kind === 'at') object = this.#readAt(place.at, number);
    if (place?.kind === 'within') object = this.#within(place.stream)[place.index];
    this.#reading.delete(number);
    this.#objects.set(number, object);
    return object;
  }

  /** The value that a reference leads to. */
  resolve(value: PdfValue | undefined): PdfValue | undefined {
    return value?.kind === 'ref' ? this.object(value.number)?.value : value;
  }

  #readAt(at: number, number?: number): PdfObject {
    const parser = new PdfParser(this.#bytes, at);
    const found = parser.integer();
    if (number !== undefined && found !== number) throw new CannotClean('malformed');
    parser.integer();
    parser.expect('obj');
    const value = parser.value();
    if (value.kind !== 'dict' || !parser.takes('stream')) return { value };
    let start = parser.at;
    if (byteAt(this.#bytes, start) === 13) start += 1;
    if (byteAt(this.#bytes, start) === 10) start += 1;
    const length = numberOf(this.resolve(value.entries.get('Length')));
    if (length === undefined) throw new CannotClean('malformed');
    const data = sliceOf(this.#bytes, start, length);
    new PdfParser(this.#bytes, start + length).expect('endstream');
    return { value, data };
  }

  /** The objects that are packed in a stream. */
  #within(number: number): readonly PdfObject[] {
    const known = this.#streams.get(number);
    if (known) return known;
    const stream = this.object(number);
    if (stream?.value.kind !== 'dict' || !stream.data) throw new CannotClean('malformed');
    const bytes = this.unpacked(stream);
    const count = numberOf(stream.value.entries.get('N')) ?? 0;
    const first = numberOf(stream.value.entries.get('First')) ?? 0;
    if (count > maxObjects) throw new CannotClean('too-large');
    const head = new PdfParser(bytes);
    const starts: number[] = [];
    for (let index = 0; index < count; index++) {
      head.integer();
      starts.push(first + head.integer());
    }
    // Starts that are in order cannot make the same bytes be read again and again.
    if (starts.some((start, index) => start < (starts[index - 1] ?? 0))) throw new CannotClean('malformed');
    const objects = starts.map((start, index) => ({
      value: new PdfParser(bytes.subarray(0, starts[index + 1] ?? bytes.length), start).value(),
    }));
    this.#streams.set(number, objects);
    return objects;
  }

  /** The bytes of a stream without its filters, or without the first of them. */
  unpacked({ value, data }: PdfObject, count = Infinity): Uint8Array {
    if (value.kind !== 'dict' || !data) throw new CannotClean('malformed');
    const resolve = (item: PdfValue | undefined) => this.resolve(item);
    const parameters = resolve(value.entries.get('DecodeParms') ?? value.entries.get('DP'));
    const each = parameters?.kind === 'array' ? parameters.items.map(resolve) : [parameters];
    const dicts = each.map((item) => (item?.kind === 'dict' ? item : undefined));
    return unfiltered(data, filtersOf(value, resolve).slice(0, count), dicts, this.#work);
  }
}

function lastIndexOf(bytes: Uint8Array, word: string): number {
  for (let at = bytes.length - word.length; at >= 0; at--) if (isAt(bytes, at, word)) return at;
  throw new CannotClean('malformed');
}

function numbersOf(value: PdfValue | undefined): number[] {
  return value?.kind === 'array' ? value.items.map((item) => numberOf(item) ?? 0) : [];
}

function field(bytes: Uint8Array, at: number, width: number): number {
  let value = 0;
  for (let index = 0; index < width; index++) value = value * 256 + byteAt(bytes, at + index);
  return value;
}
