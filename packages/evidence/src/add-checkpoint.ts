import { fromBase64, toBase64 } from './base64.ts';
import { parseSize } from './checkpoint.ts';
import { hashLength } from './hash.ts';

/** The request of a log to a witness. @see C2SP tlog-witness, "add-checkpoint" */
export type AddCheckpoint = {
  /** The tree size of the checkpoint that the witness cosigned last; 0 if none. */
  readonly old: number;
  /** The consistency proof from `old` to the checkpoint. */
  readonly proof: readonly Uint8Array[];
  /** A signed note. */
  readonly checkpoint: string;
};

const mostHashes = 63;

/** Formats the body of a request. */
export function formatAddCheckpoint({ old, proof, checkpoint }: AddCheckpoint): string {
  return [`old ${old}`, ...proof.map(toBase64), '', checkpoint].join('\n');
}

/** Parses the body of a request; undefined if it is malformed. */
export function parseAddCheckpoint(body: string): AddCheckpoint | undefined {
  const end = body.indexOf('\n\n');
  const [first = '', ...lines] = body.slice(0, end).split('\n');
  const old = first.startsWith('old ') ? parseSize(first.slice(4)) : undefined;
  const proof = lines.map((line) => fromBase64(line));
  const isProof = (hashes: typeof proof): hashes is Uint8Array[] =>
    hashes.length <= mostHashes && hashes.every((hash) => hash?.length === hashLength);
  if (end < 0 || old === undefined || !isProof(proof)) return undefined;
  return { old, proof, checkpoint: body.slice(end + 2) };
}
