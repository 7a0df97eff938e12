// Every browser and Node.js provide them, but no type library covers both.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const TextDecoder: new (
  label: string,
  options: { readonly fatal: boolean; readonly ignoreBOM?: boolean },
) => { decode(bytes: Uint8Array): string };

/** Text as UTF-8. */
export const toUtf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** UTF-8 as text; undefined if the bytes are none. */
export const fromUtf8 = (bytes: Uint8Array): string | undefined => decoded(bytes, 'utf-8');

/** The text of an XML file in UTF-8, or in UTF-16 by its first bytes. */
export function xmlText(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded(bytes, 'utf-16be');
  return decoded(bytes, 'utf-8');
}

function decoded(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
