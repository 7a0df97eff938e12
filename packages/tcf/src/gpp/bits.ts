const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bits on their way to base64url: each group of six becomes a character, the rest waits in `held`. */
export type BitWriter = { text: string; held: number; waiting: number };

export const startWriting = (): BitWriter => ({ text: '', held: 0, waiting: 0 });

/** Writes a number. @param width at most 20 bits */
export function writeBits(writer: BitWriter, value: number, width: number): void {
  let held = (writer.held << width) | value;
  let waiting = writer.waiting + width;
  while (waiting >= 6) {
    waiting -= 6;
    writer.text += letters[held >> waiting];
    held &= (1 << waiting) - 1;
  }
  writer.held = held;
  writer.waiting = waiting;
}

/** The written text, padded with zeros to whole octets, and then to whole characters. */
export function finishWriting(writer: BitWriter): string {
  const length = writer.text.length * 6 + writer.waiting;
  const octets = Math.ceil(length / 8) * 8;
  const padded = Math.ceil(octets / 6) * 6;
  writeBits(writer, 0, padded - length);
  return writer.text;
}

/**
 * Writes a number in Fibonacci coding: as a sum of Fibonacci numbers, the smallest first, terminated by two ones. @param value
 * at least 1
 */
export function writeFibonacci(writer: BitWriter, value: number): void {
  const fibonacci: number[] = [];
  for (let [now, next] = [1, 2]; now <= value; [now, next] = [next, now + next]) fibonacci.unshift(now);
  let [rest, code] = [value, '1'];
  for (const one of fibonacci) {
    const fits = one <= rest;
    if (fits) rest -= one;
    code = (fits ? '1' : '0') + code;
  }
  for (const bit of code) writeBits(writer, Number(bit), 1);
}

export type BitReader = { readonly text: string; at: number };

/** Reads a number; NaN past the end, or if a character is not base64url. */
export function readBits(reader: BitReader, width: number): number {
  let value = 0;
  for (let bit = 0; bit < width; bit += 1, reader.at += 1) {
    const letter = letters.indexOf(reader.text[(reader.at / 6) | 0] ?? ' ');
    if (letter < 0) return NaN;
    value = value * 2 + ((letter >> (5 - (reader.at % 6))) & 1);
  }
  return value;
}

/** Reads a Fibonacci-coded number; NaN if its terminator is missing. */
export function readFibonacci(reader: BitReader): number {
  let [value, before, now, last] = [0, 1, 1, 0];
  for (;;) {
    const bit = readBits(reader, 1);
    if (Number.isNaN(bit)) return NaN;
    if (bit && last) return value;
    if (bit) value += now;
    [before, now, last] = [now, before + now, bit];
  }
}
