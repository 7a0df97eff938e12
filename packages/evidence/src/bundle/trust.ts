import { verifyCheckpoint, type Checkpoint } from '../checkpoint.ts';
import { sameBytes } from '../hash.ts';
import { isWithin, type KeySpan } from '../rotation.ts';
import { parseVerifierKey, sameKey } from '../verifier-key.ts';
import { failed, open, passed, type Check, type CheckCode } from './check.ts';

/** The contents of a proof about its log: its keys, its checkpoint, and earlier checkpoints that it extends. */
export type Trust = {
  readonly spans: readonly KeySpan[];
  readonly checkpoint: Checkpoint;
  readonly grewFrom: readonly Checkpoint[];
};

/**
 * Whether the log is the one that the reader knows. Every trusted value must match: a key of the log, as text, from any of its
 * generations, or a checkpoint that the reader kept.
 */
export function checkTrust(trusted: readonly string[], shown: Trust | undefined): Check {
  if (trusted.length === 0) return open('trust', 'nothing-known');
  if (!shown) return failed('trust', 'other-key');
  const codes = trusted.map((known) => (known.includes('\n') ? ofCheckpoint(known, shown) : ofKey(known, shown)));
  const wrong = codes.find((code) => code !== 'key-known' && code !== 'checkpoint-known');
  if (wrong) return failed('trust', wrong);
  return passed('trust', codes.includes('checkpoint-known') ? 'checkpoint-known' : 'key-known');
}

function ofKey(text: string, { spans }: Trust): CheckCode<'trust'> {
  const key = parseVerifierKey(text.trim());
  if (!key) return 'unreadable';
  return spans.some((span) => sameKey(span.key, key)) ? 'key-known' : 'other-key';
}

function ofCheckpoint(note: string, { spans, checkpoint, grewFrom }: Trust): CheckCode<'trust'> {
  const kept = openCheckpoint(note, spans);
  if (!kept.ok) return kept.refusal === 'malformed' ? 'unreadable' : 'other-key';
  const same = [checkpoint, ...grewFrom].find(({ size }) => size === kept.checkpoint.size);
  if (!same) return 'no-proof-from-checkpoint';
  return sameBytes(same.root, kept.checkpoint.root) ? 'checkpoint-known' : 'fork';
}

/** Opens a checkpoint that one of the log's keys signed during its validity. */
export function openCheckpoint(
  note: string,
  spans: readonly KeySpan[],
  options: { readonly everySignature?: boolean } = {},
):
  | { readonly ok: true; readonly checkpoint: Checkpoint }
  | { readonly ok: false; readonly refusal: Exclude<CheckCode<'checkpoint'>, 'ok'> } {
  const opened = verifyCheckpoint(
    note,
    spans.map(({ key }) => key),
    options,
  );
  if (!opened.ok) return opened;
  const span = spans.find(({ key }) => sameKey(key, opened.key));
  if (!span || !isWithin(span, opened.checkpoint)) return { ok: false, refusal: 'outside-key' };
  return { ok: true, checkpoint: opened.checkpoint };
}
