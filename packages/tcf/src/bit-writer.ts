// Writes bits into 32-bit words and converts these to base64url, without a string of ones and zeros in between. Bit fields of
// vendors, which are words already, take two operations per word. All strings share one writer: they are written one after the
// other and reuse its memory.

// Available in browsers and Node.js, but missing from the type library used here.
declare const TextDecoder: new (label: string) => { decode(bytes: Uint8Array): string };

export const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const text = new TextDecoder('latin1');
const codes = new Uint8Array(64).map((_, value) => alphabet.charCodeAt(value));

let words = new Uint32Array(1024);
let out = new Uint8Array(6144);
/** The index of the current word, and the number of its bits that are filled. */
let word = 0;
let filled = 0;

/** Begins a string of at most `mostBits` bits. */
export function begin(mostBits: number): void {
  const needed = (mostBits >>> 5) + 4;
  if (needed > words.length) {
    words = new Uint32Array(needed);
    out = new Uint8Array(needed * 6);
  }
  word = 0;
  filled = 0;
  words[0] = 0;
}

/** Writes a number. @param value has no bits set above `count`, which is from 1 to 32 */
export function put(value: number, count: number): void {
  const room = 32 - filled;
  const current = words[word] ?? 0;
  if (count < room) {
    words[word] = current | (value << (room - count));
    filled += count;
    return;
  }
  const rest = count - room;
  words[word] = current | (rest === 32 ? 0 : value >>> rest);
  word++;
  words[word] = rest === 0 ? 0 : value << (32 - rest);
  filled = rest;
}

/** Everything written since `begin`, as base64url, padded with zeros to whole groups of four characters. */
export function letters(): string {
  const bits = word * 32 + filled;
  const count = Math.ceil(bits / 24) * 4;
  if (filled > 0) word++;
  words[word] = 0;
  words[word + 1] = 0;
  words[word + 2] = 0;
  // Three words make sixteen characters; two of these span two words.
  for (let from = 0, to = 0; to < count; from += 3, to += 16) {
    const [one, two, three] = [words[from] ?? 0, words[from + 1] ?? 0, words[from + 2] ?? 0];
    out[to] = codes[one >>> 26] ?? 0;
    out[to + 1] = codes[(one >>> 20) & 63] ?? 0;
    out[to + 2] = codes[(one >>> 14) & 63] ?? 0;
    out[to + 3] = codes[(one >>> 8) & 63] ?? 0;
    out[to + 4] = codes[(one >>> 2) & 63] ?? 0;
    out[to + 5] = codes[((one & 3) << 4) | (two >>> 28)] ?? 0;
    out[to + 6] = codes[(two >>> 22) & 63] ?? 0;
    out[to + 7] = codes[(two >>> 16) & 63] ?? 0;
    out[to + 8] = codes[(two >>> 10) & 63] ?? 0;
    out[to + 9] = codes[(two >>> 4) & 63] ?? 0;
    out[to + 10] = codes[((two & 15) << 2) | (three >>> 30)] ?? 0;
    out[to + 11] = codes[(three >>> 24) & 63] ?? 0;
    out[to + 12] = codes[(three >>> 18) & 63] ?? 0;
    out[to + 13] = codes[(three >>> 12) & 63] ?? 0;
    out[to + 14] = codes[(three >>> 6) & 63] ?? 0;
    out[to + 15] = codes[three & 63] ?? 0;
  }
  return text.decode(out.subarray(0, count));
}
