const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** The value of each base64 character, indexed by its character code. */
const values = new Uint8Array(128);
for (let value = 0; value < letters.length; value++) values[letters.charCodeAt(value)] = value;

/** Encodes bytes as base64. @see RFC 4648, section 4 */
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
 * Decodes base64 strictly; undefined if the text is not canonical: with white space, a missing `=` or nonzero trailing bits,
 * two texts would stand for the same bytes.
 */
export function fromBase64(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 > 0) return undefined;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  let bits = 0;
  for (let at = 0, to = 0; at < text.length; at += 4, to += 3) {
    bits =
      (valueAt(text, at) << 18) | (valueAt(text, at + 1) << 12) | (valueAt(text, at + 2) << 6) | valueAt(text, at + 3);
    // Writes past the end of a typed array have no effect.
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
