import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { fromBase64, toBase64 } from './base64.ts';
import { concat, hashLength, sha256 } from './hash.ts';
import { parseNote } from './note.ts';
import { toUtf8 } from './utf8.ts';
import { isKeyName } from './verifier-key.ts';

/** The byte that stands for cosignatures by Ed25519. @see C2SP tlog-cosignature, "Format" */
const cosignatureType = 4;
const signatureLength = 64;
const timestampLength = 8;

/** The key of a witness: who says of a log's checkpoint that it is consistent with all that they saw of the log. */
export type WitnessKey = {
  readonly name: string;
  /** Eight hexadecimal digits. */
  readonly id: string;
  /** Ed25519, 32 bytes. */
  readonly publicKey: Uint8Array;
};

/** Who cosigns. */
export type Cosigner = {
  readonly key: WitnessKey;
  /** The Ed25519 signature of some bytes, 64 bytes. @see RFC 8032 */
  readonly sign: (message: Uint8Array) => Uint8Array;
};

/** A cosignature as its line names it; nothing is checked yet. */
export type CosignatureLine = { readonly name: string; readonly id: string };

/**
 * A witness's key with its id, the first four bytes of SHA-256(name ‖ 0x0A ‖ 0x04 ‖ public key).
 * @throws RangeError where name or key cannot be one
 */
export function witnessKey(name: string, publicKey: Uint8Array): WitnessKey {
  if (!isKeyName(name)) throw new RangeError('The name of a key has no spaces, no control characters and no plus.');
  if (publicKey.length !== hashLength) throw new RangeError('A public key of Ed25519 has 32 bytes.');
  const id = sha256(concat(toUtf8(`${name}\n`), Uint8Array.of(cosignatureType), publicKey)).subarray(0, 4);
  return { name, id: bytesToHex(id), publicKey };
}

/** A witness's key as text: `name+id+base64`. @see C2SP signed-note, "Verifier keys" */
export function formatWitnessKey({ name, id, publicKey }: WitnessKey): string {
  return `${name}+${id}+${toBase64(concat(Uint8Array.of(cosignatureType), publicKey))}`;
}

/** The witness's key that a text names, or undefined where it names none or its id is not the one of its key. */
export function parseWitnessKey(text: string): WitnessKey | undefined {
  const [name = '', id = '', ...encoded] = text.split('+');
  const bytes = fromBase64(encoded.join('+'));
  if (!isKeyName(name) || bytes?.length !== 1 + hashLength || bytes[0] !== cosignatureType) return undefined;
  const key = witnessKey(name, bytes.subarray(1));
  return key.id === id ? key : undefined;
}

/**
 * A line that says: at this time this was the largest tree of the log that the witness saw, and it is consistent with all
 * before.
 *
 * @param note a signed checkpoint
 * @returns the line of a signed note, with its line feed
 * @throws RangeError where the note is none
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
 * When a witness cosigned a checkpoint.
 * @param lines of signed notes
 * @param note the checkpoint
 * @returns `undefined` where none of the lines is of this key, `false` where one is and its signature is wrong
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

/** Whose a cosignature says that it is; undefined: the line is none. */
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
  // Beyond this no Date is.
  if (seconds > 8_640_000_000_000n) return undefined;
  const id = bytesToHex(bytes.subarray(0, 4));
  return { name: match[1] ?? '', id, seconds, signature: bytes.subarray(4 + timestampLength) };
}

function isSigned(text: string, { seconds, signature }: Line, { publicKey }: WitnessKey): boolean {
  try {
    return ed25519.verify(signature, messageOf(text, seconds), publicKey, { zip215: false });
  } catch {
    // The public key is no point of the curve.
    return false;
  }
}

function messageOf(text: string, seconds: bigint): Uint8Array {
  return toUtf8(`cosignature/v1\ntime ${seconds}\n${text}`);
}

function bigEndian(value: bigint): Uint8Array {
  return hexToBytes(value.toString(16).padStart(2 * timestampLength, '0'));
}
