import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { fromBase64, toBase64 } from './base64.ts';
import { concat } from './hash.ts';
import { toUtf8 } from './utf8.ts';
import type { Signer, VerifierKey } from './verifier-key.ts';

/** Why a note is rejected: it is malformed, no known key signed it, or the signature of a known key is invalid. */
export type NoteRefusal = 'malformed' | 'unknown-key' | 'bad-signature';

/** A note with verified signatures. */
export type OpenNote = {
  readonly ok: true;
  readonly text: string;
  /** The known keys that signed it, each once. */
  readonly signedBy: readonly VerifierKey[];
  /** The number of signatures by unknown keys, which were not verified. */
  readonly unknown: number;
};

const signatureLength = 64;
const mostSignatures = 64;
const longestNote = 500_000;

/**
 * Signs a text with every given signer.
 * @param text ends with a line feed and contains no other control character
 * @throws RangeError if the text cannot be signed
 * @see C2SP signed-note, "Format"
 */
export function signNote(text: string, signers: readonly Signer[]): string {
  if (!isNoteText(text)) throw new RangeError('A note is text in lines, the last of them ended.');
  const lines = signers.map(({ key, sign }) => {
    const signature = concat(hexToBytes(key.id), sign(toUtf8(text)));
    return `— ${key.name} ${toBase64(signature)}\n`;
  });
  return `${text}\n${lines.join('')}`;
}

/**
 * Verifies the signatures of a note. One valid signature of a known key suffices; one invalid signature of a known key rejects
 * the note; signatures of unknown keys are counted and ignored.
 * @see C2SP signed-note, "Format", "Signatures"
 */
export function openNote(
  note: string,
  keys: readonly VerifierKey[],
): OpenNote | { readonly ok: false; readonly refusal: NoteRefusal } {
  const parsed = parseNote(note);
  if (!parsed) return { ok: false, refusal: 'malformed' };
  const message = toUtf8(parsed.text);
  const signedBy: VerifierKey[] = [];
  let unknown = 0;
  for (const { name, id, signature } of parsed.signatures) {
    const key = keys.find((known) => known.name === name && known.id === id);
    if (!key || signedBy.includes(key)) unknown++;
    else if (isSigned(message, signature, key)) signedBy.push(key);
    else return { ok: false, refusal: 'bad-signature' };
  }
  if (signedBy.length === 0) return { ok: false, refusal: 'unknown-key' };
  return { ok: true, text: parsed.text, signedBy, unknown };
}

type Parsed = {
  readonly text: string;
  readonly signatures: readonly { readonly name: string; readonly id: string; readonly signature: Uint8Array }[];
};

/** Parses a note without verifying it: do not trust its text. */
export function parseNote(note: string): Parsed | undefined {
  if (note.length > longestNote) return undefined;
  const end = note.lastIndexOf('\n\n');
  const text = note.slice(0, end + 1);
  const lines = note.slice(end + 2).split('\n');
  if (end < 0 || !isNoteText(text) || lines.pop() !== '' || lines.length > mostSignatures) return undefined;
  const signatures = lines.map((line) => {
    const [dash, name = '', encoded = '', ...more] = line.split(' ');
    const bytes = fromBase64(encoded);
    if (dash !== '—' || name === '' || more.length > 0 || !bytes || bytes.length < 5) return undefined;
    return { name, id: bytesToHex(bytes.subarray(0, 4)), signature: bytes.subarray(4) };
  });
  const whole = signatures.filter((signature) => signature !== undefined);
  return whole.length > 0 && whole.length === lines.length ? { text, signatures: whole } : undefined;
}

function isNoteText(text: string): boolean {
  return text.endsWith('\n') && !/[^\P{Cc}\n]|\p{Surrogate}/u.test(text);
}

// Strictly by RFC 8032: every implementation must accept the same signatures.
function isSigned(message: Uint8Array, signature: Uint8Array, { publicKey }: VerifierKey): boolean {
  if (signature.length !== signatureLength) return false;
  try {
    return ed25519.verify(signature, message, publicKey, { zip215: false });
  } catch {
    // The public key is not a point on the curve.
    return false;
  }
}
