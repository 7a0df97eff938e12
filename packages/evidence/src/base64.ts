const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** What a letter is worth, by its code. */
const values = new Uint8Array(128);
for (let value = 0; value < letters.length; value++) values[letters.charCodeAt(value)] = value;

/** @see RFC 4648, section 4 */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const bits = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    text += letters.charAt(bits >> 18) + letters.charAt((bits >> 12) & 63);
    text += at + 1 < bytes.length ? letters.charAt((bits >> 6) & 63) : '=';
    text += at + 2 < bytes.length ? letters.charAt(bits & 63) : '=';
  }
  return text;
}

/**
 * The bytes, or undefined where the text is not the one way to write them: white space, a missing `=` or
 * bits that mean nothing would let two texts stand for the same.
 */
export function fromBase64(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 > 0) return undefined;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  let bits = 0;
  for (let at = 0, to = 0; at < text.length; at += 4, to += 3) {
    bits =
      (valueAt(text, at) << 18) | (valueAt(text, at + 1) << 12) | (valueAt(text, at + 2) << 6) | valueAt(text, at + 3);
    // What lies behind the end is not written.
    bytes[to] = bits >> 16;
    bytes[to + 1] = bits >> 8;
    bytes[to + 2] = bits;
  }
  const meaningless = bits & ((1 << (8 * padding)) - 1);
  return meaningless === 0 ? bytes : undefined;
}

function valueAt(text: string, place: number): number {
  return values[text.charCodeAt(place)] ?? 0;
}
