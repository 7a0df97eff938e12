/** How a file is shown. What could run or reach out is only downloaded, with a warning. */
export type FileViewer =
  | { readonly kind: 'picture' | 'pdf' | 'text'; readonly type: string }
  | { readonly kind: 'download' };

const signatures: readonly (readonly [type: string, at: number, bytes: string])[] = [
  ['image/jpeg', 0, '\xFF\xD8\xFF'],
  ['image/png', 0, '\x89PNG\r\n\x1A\n'],
  ['image/gif', 0, 'GIF8'],
  ['image/webp', 8, 'WEBP'],
  ['application/pdf', 0, '%PDF-'],
];

/** By what the bytes are, not by what the reporter's device called them. */
export function fileViewer(name: string, bytes: Uint8Array): FileViewer {
  const found = signatures.find(([, at, start]) =>
    [...start].every((letter, place) => bytes[at + place] === letter.charCodeAt(0)),
  );
  if (found) return { kind: found[0] === 'application/pdf' ? 'pdf' : 'picture', type: found[0] };
  return /\.(?:txt|csv|log|md)$/i.test(name) && isText(bytes)
    ? { kind: 'text', type: 'text/plain' }
    : { kind: 'download' };
}

/** The longest text that is shown, in bytes. */
const mostText = 2 * 1024 * 1024;

function isText(bytes: Uint8Array): boolean {
  if (bytes.length > mostText || bytes.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
