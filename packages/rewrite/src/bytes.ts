import { rewriter } from './rewriter.ts';
import type { Rules } from './rules.ts';

/**
 * Rewrites bytes. Tags are ASCII in every encoding used on the web except UTF-16, so each byte is treated as a character and
 * converted back: anything other than a tag passes through unchanged, whatever its encoding.
 */
export function byteRewriter(rules: Rules): { write(bytes: Uint8Array): Uint8Array; end(): Uint8Array } {
  const writer = rewriter(rules);
  return { write: (bytes) => bytesOf(writer.write(textOf(bytes))), end: () => bytesOf(writer.end()) };
}

/** A transform for web streams. */
export function rewriteStream(rules: Rules): TransformStream<Uint8Array, Uint8Array> {
  const writer = byteRewriter(rules);
  const put = (bytes: Uint8Array, to: TransformStreamDefaultController<Uint8Array>) => {
    if (bytes.length > 0) to.enqueue(bytes);
  };
  return new TransformStream<Uint8Array, Uint8Array>({
    transform: (bytes, to) => put(writer.write(bytes), to),
    flush: (to) => put(writer.end(), to),
  });
}

/** Whether a response contains HTML that can be rewritten: neither compressed nor in UTF-16. */
export function isRewritable(
  contentType: string | null | undefined,
  contentEncoding: string | null | undefined,
): boolean {
  return (
    /^(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType ?? '') &&
    !/utf-?(?:16|32)/i.test(contentType ?? '') &&
    /^(?:identity)?$/i.test(contentEncoding ?? '')
  );
}

const piece = 8192;

function textOf(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += piece) text += String.fromCharCode(...bytes.subarray(at, at + piece));
  return text;
}

function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}
