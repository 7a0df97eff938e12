/** The text of a response, in the encoding that browsers would detect. @see HTML Standard, "encoding sniffing" */
export function decodeText(body: Uint8Array, contentType = ''): string {
  const named = markOf(body) ?? /charset\s*=\s*["']?([\w-]+)/i.exec(contentType)?.[1] ?? metaOf(body);
  return decoderOf(named).decode(body);
}

function markOf(body: Uint8Array): string | undefined {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  return body[0] === 0xff && body[1] === 0xfe ? 'utf-16le' : undefined;
}

function metaOf(body: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(body.subarray(0, 1024));
  const tags = Array.from(start.matchAll(/<meta[^<>]*/gi), ([tag]) => /charset\s*=\s*["']?([\w-]+)/i.exec(tag)?.[1]);
  const named = tags.find((charset) => charset !== undefined);
  // If the tag itself could be read as ASCII, the text is not UTF-16, whatever it declares.
  return named?.toLowerCase().startsWith('utf-16') ? 'utf-8' : named;
}

function decoderOf(name = 'utf-8'): TextDecoder {
  try {
    return new TextDecoder(name);
  } catch {
    // Unknown encoding: most pages are UTF-8, and URLs are ASCII in every encoding.
    return new TextDecoder();
  }
}
