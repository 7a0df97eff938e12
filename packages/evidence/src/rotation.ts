import { formatTime, parseSize, parseTime, type Checkpoint } from './checkpoint.ts';
import { openNote, parseNote, signNote } from './note.ts';
import { formatVerifierKey, parseVerifierKey, sameKey, type Signer, type VerifierKey } from './verifier-key.ts';

/** The second line of every rotation statement, where a checkpoint has its size: neither can be mistaken for the other. */
const kind = 'candor-rotation-1';

/** The statement that a log's next key takes over. */
export type Rotation = {
  readonly from: VerifierKey;
  readonly to: VerifierKey;
  /** The tree size at the rotation: the old key signs no larger trees, the new key no smaller ones. */
  readonly size: number;
  readonly time: Date;
};

/** A key of a log and the range it may sign: tree sizes and times between both ends, inclusive. */
export type KeySpan = {
  readonly key: VerifierKey;
  readonly from?: { readonly size: number; readonly time: Date };
  readonly until?: { readonly size: number; readonly time: Date };
};

/** The keys of a log: the first as text, followed by the rotation statements in order. */
export type Keys = { readonly first: string; readonly rotations: readonly string[] };

/** Faults in the keys of a log. */
export type KeysRefusal = 'first-malformed' | 'rotation-malformed' | 'rotation-signature' | 'order';

const mostRotations = 100;

/**
 * The statement that `to` takes over from `from`. Both sign it: the old key so that readers who know it can trust the new one,
 * the new key so that readers who know that one can trust checkpoints of the old.
 *
 * ```
 * <origin>
 * candor-rotation-1
 * from <verifier key>
 * to <verifier key>
 * size <size of the tree>
 * time <RFC 3339, UTC, milliseconds>
 * ```
 *
 * @throws RangeError if the keys are equal or have different names, or size or time is invalid
 */
export function makeRotation({ size, time }: Pick<Rotation, 'size' | 'time'>, from: Signer, to: Signer): string {
  if (from.key.name !== to.key.name) throw new RangeError('A log keeps its name when its key changes.');
  if (sameKey(from.key, to.key)) throw new RangeError('The next key is another one.');
  if (!Number.isSafeInteger(size) || size < 0) throw new RangeError(`${size} is no size of a tree.`);
  return signNote(textOf({ from: from.key, to: to.key, size, time }), [from, to]);
}

/** Parses a rotation statement without verifying its signatures: do not trust the result. */
export function parseRotation(note: string): Rotation | undefined {
  const text = parseNote(note)?.text;
  const lines = text?.split('\n') ?? [];
  const [from, to, size, time] = ['from', 'to', 'size', 'time'].map((word, at) =>
    lines[at + 2]?.startsWith(`${word} `) ? lines[at + 2]?.slice(word.length + 1) : undefined,
  );
  const rotation = {
    from: parseVerifierKey(from ?? ''),
    to: parseVerifierKey(to ?? ''),
    size: parseSize(size ?? ''),
    time: parseTime(time ?? ''),
  };
  // Only the canonical form is valid.
  return isWhole(rotation) && text === textOf(rotation) ? rotation : undefined;
}

/**
 * The keys of a log with their ranges, from the first key through every rotation statement, each signed by the previous and the
 * next key. Sizes and times never decrease, and no key repeats.
 */
export function keySpans({
  first,
  rotations,
}: Keys):
  | { readonly ok: true; readonly spans: readonly KeySpan[] }
  | { readonly ok: false; readonly refusal: KeysRefusal } {
  const key = parseVerifierKey(first);
  if (!key) return { ok: false, refusal: 'first-malformed' };
  if (rotations.length > mostRotations) return { ok: false, refusal: 'order' };
  const spans: KeySpan[] = [{ key }];
  for (const note of rotations) {
    const rotation = parseRotation(note);
    if (!rotation) return { ok: false, refusal: 'rotation-malformed' };
    const current = spans.pop();
    if (!current || !follows(rotation, current, spans)) return { ok: false, refusal: 'order' };
    const { from, to, size, time } = rotation;
    const opened = openNote(note, [from, to]);
    if (!opened.ok || opened.signedBy.length < 2 || opened.unknown > 0)
      return { ok: false, refusal: 'rotation-signature' };
    spans.push({ ...current, until: { size, time } }, { key: to, from: { size, time } });
  }
  return { ok: true, spans };
}

/** Whether a checkpoint lies within the range that the key may sign. */
export function isWithin({ from, until }: KeySpan, { size, time }: Pick<Checkpoint, 'size' | 'time'>): boolean {
  return (!from || (size >= from.size && time >= from.time)) && (!until || (size <= until.size && time <= until.time));
}

function follows(rotation: Rotation, current: KeySpan, earlier: readonly KeySpan[]): boolean {
  const known = [...earlier, current].some(({ key }) => sameKey(key, rotation.to));
  return sameKey(rotation.from, current.key) && !known && isWithin(current, rotation);
}

function textOf({ from, to, size, time }: Rotation): string {
  return `${from.name}
${kind}
from ${formatVerifierKey(from)}
to ${formatVerifierKey(to)}
size ${size}
time ${formatTime(time)}
`;
}

function isWhole(rotation: { [part in keyof Rotation]: Rotation[part] | undefined }): rotation is Rotation {
  const { from, to, size, time } = rotation;
  return from !== undefined && to !== undefined && size !== undefined && time !== undefined && from.name === to.name;
}
