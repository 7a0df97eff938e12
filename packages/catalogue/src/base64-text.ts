const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
// Shorter texts are names and keys that only look like base64; a snippet is never longer.
const [shortest, longest] = [40, 100_000];

/** The HTML that a text contains in base64, as some consent managers store blocked markup; undefined if it contains none. */
export function packedHtml(text: string): string | undefined {
  const packed = text.trim();
  if (packed.length < shortest || packed.length > longest || !/^[A-Za-z0-9+/]+={0,2}$/.test(packed)) return undefined;
  // The first characters tell whether it can be HTML, before the rest is decoded.
  if (!/^\s*</.test(unpacked(packed.slice(0, 8)))) return undefined;
  const html = unpacked(packed);
  return /<(?:script|iframe|img|link|noscript|div)\b/i.test(html) ? html : undefined;
}

/** Decodes base64 to ASCII. Other characters come out wrong, but URLs contain none. */
function unpacked(packed: string): string {
  let text = '';
  let [bits, held] = [0, 0];
  for (const letter of packed) {
    const value = letters.indexOf(letter);
    if (value < 0) break;
    held = (held << 6) | value;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    text += String.fromCharCode((held >> bits) & 255);
    held &= (1 << bits) - 1;
  }
  return text;
}
