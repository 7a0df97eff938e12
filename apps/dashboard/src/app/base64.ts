/** The bytes of a file, or of a part of one, as base64. */
export async function base64Of(part: Blob): Promise<string> {
  const bytes = new Uint8Array(await part.arrayBuffer());
  let signs = '';
  // In pieces, since a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 32_768) signs += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(signs);
}
