import { fromBase64, toBase64 } from './base64.ts';
import { hashLength } from './hash.ts';
import { openNote, parseNote, signNote, type NoteRefusal } from './note.ts';
import type { Signer, VerifierKey } from './verifier-key.ts';

/** A log's signed statement about itself: its size, its root and the time. */
export type Checkpoint = {
  /** The name of the log, which is also the name of its key. */
  readonly origin: string;
  readonly size: number;
  readonly root: Uint8Array;
  readonly time: Date;
};

/** Why a checkpoint is rejected; `extra-signature` only if every signature must be known. */
export type CheckpointRefusal = NoteRefusal | 'extra-signature';

/**
 * Creates a signed checkpoint. Its origin is the name of the signer's key; an extension line states its time, `time
 * 2026-01-31T09:00:00.000Z`.
 * @throws RangeError for an invalid size, root or time
 * @see C2SP tlog-checkpoint
 */
export function makeCheckpoint({ size, root, time }: Omit<Checkpoint, 'origin'>, signer: Signer): string {
  if (!Number.isSafeInteger(size) || size < 0) throw new RangeError(`${size} is no size of a tree.`);
  if (root.length !== hashLength) throw new RangeError('A root has 32 bytes.');
  return signNote(`${signer.key.name}\n${size}\n${toBase64(root)}\ntime ${formatTime(time)}\n`, [signer]);
}

/**
 * Verifies a checkpoint's signature against known keys, and returns the checkpoint with the key. Ignores other signatures, such
 * as those of witnesses, unless `everySignature` requires that all are known.
 */
export function verifyCheckpoint(
  note: string,
  keys: readonly VerifierKey[],
  { everySignature = false } = {},
):
  | { readonly ok: true; readonly checkpoint: Checkpoint; readonly key: VerifierKey }
  | { readonly ok: false; readonly refusal: CheckpointRefusal } {
  const opened = openNote(note, keys);
  if (!opened.ok) return opened;
  const checkpoint = readText(opened.text);
  const key = opened.signedBy.find(({ name }) => name === checkpoint?.origin);
  if (!checkpoint || !key) return { ok: false, refusal: 'malformed' };
  if (everySignature && opened.unknown + opened.signedBy.length > 1) return { ok: false, refusal: 'extra-signature' };
  return { ok: true, checkpoint, key };
}

/** Parses a checkpoint without verifying its signature: do not trust the result. */
export function parseCheckpoint(note: string): Checkpoint | undefined {
  const parsed = parseNote(note);
  return parsed && readText(parsed.text);
}

function readText(text: string): Checkpoint | undefined {
  const [origin = '', size = '', root = '', extension = '', ...rest] = text.split('\n');
  const [size_, root_, time] = [parseSize(size), fromBase64(root), parseTime(extension.replace(/^time /, ''))];
  if (origin === '' || size_ === undefined || root_?.length !== hashLength || !time) return undefined;
  if (!extension.startsWith('time ') || rest.join('') !== '' || rest.length !== 1) return undefined;
  return { origin, size: size_, root: root_, time };
}

/** Parses a tree size. @see C2SP tlog-checkpoint, "Note text" */
export function parseSize(text: string): number | undefined {
  const size = Number(text);
  return /^(?:0|[1-9]\d{0,15})$/.test(text) && Number.isSafeInteger(size) ? size : undefined;
}

/** Formats a time. @throws RangeError outside of the years 0 to 9999 */
export function formatTime(time: Date): string {
  const text = time.toISOString();
  if (!parseTime(text)) throw new RangeError(`${text} is no time of RFC 3339.`);
  return text;
}

/** Parses a UTC time with milliseconds, in its only accepted form. @see RFC 3339, section 5.6 */
export function parseTime(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text)) return undefined;
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString() === text ? time : undefined;
}
