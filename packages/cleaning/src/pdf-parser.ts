import { isAt, latin1 } from './bytes.ts';
import { dictOf, raw, type PdfDict, type PdfValue } from './pdf-values.ts';
import { CannotClean } from './refusal.ts';

const maxDepth = 100;
const spaces = new Set([0, 9, 10, 12, 13, 32]);
const delimiters = new Set([...'()<>[]{}/%'].map((letter) => letter.charCodeAt(0)));
const code = { cr: 13, lf: 10, backslash: 92, open: 40, close: 41, percent: 37, slash: 47, less: 60, greater: 62 };
const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

/** Reads values from the bytes of a PDF file, one after the other. @see ISO 32000-2, 7.2 and 7.3 */
export class PdfParser {
  readonly #bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes;
    this.at = at;
  }

  skipSpace(): void {
    for (;;) {
      const byte = this.#bytes[this.at];
      if (byte === undefined) return;
      if (byte === code.percent) this.#skipLine();
      else if (spaces.has(byte)) this.at += 1;
      else return;
    }
  }

  #skipLine(): void {
    while (this.at < this.#bytes.length && ![code.cr, code.lf].includes(this.#bytes[this.at] ?? 0)) this.at += 1;
  }

  /** Steps over a word, if it comes next. */
  takes(word: string): boolean {
    this.skipSpace();
    if (!isAt(this.#bytes, this.at, word)) return false;
    this.at += word.length;
    return true;
  }

  expect(word: string): void {
    if (!this.takes(word)) throw new CannotClean('malformed');
  }

  /** A whole number. */
  integer(): number {
    this.skipSpace();
    const word = this.#word();
    if (!/^\d{1,15}$/.test(word)) throw new CannotClean('malformed');
    return Number(word);
  }

  dict(): PdfDict {
    const value = this.value();
    if (value.kind !== 'dict') throw new CannotClean('malformed');
    return value;
  }

  value(depth = 0): PdfValue {
    if (depth > maxDepth) throw new CannotClean('malformed');
    this.skipSpace();
    const byte = this.#bytes[this.at];
    if (byte === code.slash) return { kind: 'name', name: this.#name() };
    if (byte === code.open) return { kind: 'string', bytes: this.#literal() };
    if (byte === code.less && this.#bytes[this.at + 1] === code.less) return this.#dict(depth);
    if (byte === code.less) return { kind: 'string', bytes: this.#hex() };
    if (this.takes('[')) {
      const items: PdfValue[] = [];
      while (!this.takes(']')) items.push(this.value(depth + 1));
      return { kind: 'array', items };
    }
    return this.#numberOrReference();
  }

  #word(): string {
    const start = this.at;
    while (this.at < this.#bytes.length && this.at - start < 64) {
      const byte = this.#bytes[this.at] ?? 0;
      if (spaces.has(byte) || delimiters.has(byte)) break;
      this.at += 1;
    }
    return latin1(this.#bytes, start, this.at);
  }

  #numberOrReference(): PdfValue {
    const word = this.#word();
    if (['true', 'false', 'null'].includes(word)) return raw(word);
    if (!/^[+-]*[\d.]+(-\d*)?$/.test(word)) throw new CannotClean('malformed');
    const after = this.at;
    if (/^\d{1,10}$/.test(word)) {
      this.skipSpace();
      if (/^\d{1,5}$/.test(this.#word())) {
        this.skipSpace();
        if (this.#word() === 'R') return { kind: 'ref', number: Number(word) };
      }
      this.at = after;
    }
    return raw(word);
  }

  #name(): string {
    const start = ++this.at;
    while (this.at < this.#bytes.length) {
      const byte = this.#bytes[this.at] ?? 0;
      if (spaces.has(byte) || delimiters.has(byte)) break;
      this.at += 1;
    }
    const text = latin1(this.#bytes, start, this.at);
    return text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));
  }

  #dict(depth: number): PdfDict {
    this.at += 2;
    const entries: [string, PdfValue][] = [];
    while (!this.takes('>>')) {
      if (this.#bytes[this.at] !== code.slash) throw new CannotClean('malformed');
      const key = this.#name();
      entries.push([key, this.value(depth + 1)]);
    }
    return dictOf(entries);
  }

  #hex(): Uint8Array {
    const end = this.#bytes.indexOf(code.greater, this.at);
    if (end < 0) throw new CannotClean('malformed');
    const digits = latin1(this.#bytes, this.at + 1, end).replaceAll(/[^0-9a-fA-F]/g, '');
    this.at = end + 1;
    return Uint8Array.from({ length: Math.ceil(digits.length / 2) }, (_, index) =>
      parseInt(digits.slice(index * 2, index * 2 + 2).padEnd(2, '0'), 16),
    );
  }

  #literal(): Uint8Array {
    const bytes: number[] = [];
    let open = 1;
    for (this.at += 1; ;) {
      const byte = this.#bytes[this.at++];
      if (byte === undefined) throw new CannotClean('malformed');
      if (byte === code.backslash) {
        this.#escape(bytes);
        continue;
      }
      if (byte === code.open) open += 1;
      if (byte === code.close && --open === 0) return Uint8Array.from(bytes);
      bytes.push(byte);
    }
  }

  #escape(bytes: number[]): void {
    const byte = this.#bytes[this.at++] ?? 0;
    const letter = String.fromCharCode(byte);
    if (byte >= 0x30 && byte <= 0x37) {
      let value = byte - 0x30;
      for (let digits = 1; digits < 3; digits++) {
        const next = this.#bytes[this.at] ?? 0;
        if (next < 0x30 || next > 0x37) break;
        value = value * 8 + next - 0x30;
        this.at += 1;
      }
      bytes.push(value & 0xff);
    } else if (byte === code.cr) {
      if (this.#bytes[this.at] === code.lf) this.at += 1;
    } else if (byte !== code.lf) bytes.push(escapes[letter] ?? byte);
  }
}
