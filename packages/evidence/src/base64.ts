const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const values = new Map([...letters].map((letter, value) => [letter, value]));

/** @see RFC 4648, section 4 */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [one = 0, two = 0, three = 0] = bytes.subarray(at, at + 3);
    const bits = one * 0x1_00_00 + two * 0x1_00 + three;
    for (let place = 0; place < 4; place++)
      text += at + place > bytes.length ? '=' : letters.charAt((bits >> (18 - 6 * place)) & 63);
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
  for (let at = 0, to = 0; at < text.length; at += 4, to += 3) {
    let bits = 0;
    for (let place = 0; place < 4; place++) bits = bits * 64 + (values.get(text.charAt(at + place)) ?? 0);
    bytes.set([(bits >> 16) & 255, (bits >> 8) & 255, bits & 255].slice(0, bytes.length - to), to);
  }
  return toBase64(bytes) === text ? bytes : undefined;
}
