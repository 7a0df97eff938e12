import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { fromBase64, toBase64 } from './base64.ts';
import { concat, hashLength, sha256 } from './hash.ts';
import { parseNote } from './note.ts';
import { toUtf8 } from './utf8.ts';
import { isKeyName } from './verifier-key.ts';

/** The type byte of Ed25519 cosignatures. @see C2SP tlog-cosignature, "Format" */
const cosignatureType = 4;
const signatureLength = 64;
const timestampLength = 8;

/** The key of a witness, which attests that a log's checkpoint is consistent with all that it has seen of the log. */
export type WitnessKey = {
  readonly name: string;
  /** Eight hexadecimal digits. */
  readonly id: string;
  /** Ed25519, 32 bytes. */
  readonly publicKey: Uint8Array;
};

/** A witness that can sign. */
export type Cosigner = {
  readonly key: WitnessKey;
  /** Returns the 64-byte Ed25519 signature of a message. @see RFC 8032 */
  readonly sign: (message: Uint8Array) => Uint8Array;
};

/** The name and key ID on a cosignature line, unverified. */
export type CosignatureLine = { readonly name: string; readonly id: string };

/**
 * A witness's key with its ID, the first four bytes of SHA-256(name ‖ 0x0A ‖ 0x04 ‖ public key).
 * @throws RangeError for an invalid name or key
 */
export function witnessKey(name: string, publicKey: Uint8Array): WitnessKey {
  if (!isKeyName(name)) throw new RangeError('The name of a key has no spaces, no control characters and no plus.');
  if (publicKey.length !== hashLength) throw new RangeError('A public key of Ed25519 has 32 bytes.');
  const id = sha256(concat(toUtf8(`${name}\n`), Uint8Array.of(cosignatureType), publicKey)).subarray(0, 4);
  return { name, id: bytesToHex(id), publicKey };
}

/** Formats a witness's key as text: `name+id+base64`. @see C2SP signed-note, "Verifier keys" */
export function formatWitnessKey({ name, id, publicKey }: WitnessKey): string {
  return `${name}+${id}+${toBase64(concat(Uint8Array.of(cosignatureType), publicKey))}`;
}

/** Parses a witness's key; undefined if the text is malformed or the ID does not match the key. */
export function parseWitnessKey(text: string): WitnessKey | undefined {
  const [name = '', id = '', ...encoded] = text.split('+');
  const bytes = fromBase64(encoded.join('+'));
  if (!isKeyName(name) || bytes?.length !== 1 + hashLength || bytes[0] !== cosignatureType) return undefined;
  const key = witnessKey(name, bytes.subarray(1));
  return key.id === id ? key : undefined;
}

/**
 * Creates a signature line which states that at this time this was the largest tree of the log that the witness had seen, and
 * that it is consistent with all earlier ones.
 *
 * @param note a signed checkpoint
 * @returns the line of a signed note, with its line feed
 * @throws RangeError if the note is malformed
 * @see C2SP tlog-cosignature, "Ed25519 signed message"
 */
export function cosign(note: string, { key, sign }: Cosigner, time: Date): string {
  const parsed = parseNote(note);
  if (!parsed) throw new RangeError('What is to be cosigned is no signed note.');
  const seconds = BigInt(Math.floor(time.getTime() / 1000));
  const signature = sign(messageOf(parsed.text, seconds));
  return `— ${key.name} ${toBase64(concat(hexToBytes(key.id), bigEndian(seconds), signature))}\n`;
}

/**
 * The time at which a witness cosigned a checkpoint.
 * @param lines lines of signed notes
 * @param note the checkpoint
 * @returns `undefined` if no line is by this key, `false` if one is and its signature is invalid
 */
export function cosignedAt(lines: readonly string[], note: string, key: WitnessKey): Date | false | undefined {
  const text = parseNote(note)?.text;
  if (text === undefined) return undefined;
  for (const line of lines) {
    const read = readLine(line);
    if (read?.name !== key.name || read.id !== key.id) continue;
    return isSigned(text, read, key) ? new Date(Number(read.seconds) * 1000) : false;
  }
  return undefined;
}

/** Parses a cosignature line without verifying it; undefined if it is malformed. */
export function parseCosignature(line: string): CosignatureLine | undefined {
  const read = readLine(line);
  return read && { name: read.name, id: read.id };
}

type Line = CosignatureLine & { readonly seconds: bigint; readonly signature: Uint8Array };

function readLine(line: string): Line | undefined {
  const match = /^— (\S+) (\S+)\n$/.exec(line);
  const bytes = match && fromBase64(match[2] ?? '');
  if (!match || !bytes || bytes.length !== 4 + timestampLength + signatureLength || !isKeyName(match[1] ?? ''))
    return undefined;
  const seconds = BigInt(`0x${bytesToHex(bytes.subarray(4, 4 + timestampLength))}`);
  // The largest time that a Date can hold.
  if (seconds > 8_640_000_000_000n) return undefined;
  const id = bytesToHex(bytes.subarray(0, 4));
  return { name: match[1] ?? '', id, seconds, signature: bytes.subarray(4 + timestampLength) };
}

function isSigned(text: string, { seconds, signature }: Line, { publicKey }: WitnessKey): boolean {
  try {
    return ed25519.verify(signature, messageOf(text, seconds), publicKey, { zip215: false });
  } catch {
    // The public key is not a point on the curve.
    return false;
  }
}

function messageOf(text: string, seconds: bigint): Uint8Array {
  return toUtf8(`cosignature/v1\ntime ${seconds}\n${text}`);
}

function bigEndian(value: bigint): Uint8Array {
  return hexToBytes(value.toString(16).padStart(2 * timestampLength, '0'));
}
