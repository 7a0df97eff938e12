import type { Keys } from '../rotation.ts';

/** The value of `format` in the first line of a log file. */
export const logFormat = 'candor-log-1';

/**
 * The first line of an exported range of an audit log. Each further line is one event, in the order of the numbers. All lines
 * are canonical JSON (RFC 8785) and end with a line feed.
 */
export type LogHead = {
  readonly format: typeof logFormat;
  /** UUID in lowercase. */
  readonly account: string;
  /** The numbers of the first and last event of the range. Without a filter, every number between them has its line. */
  readonly from: number;
  readonly to: number;
  /** What the events were selected by. Null: nothing was left out. */
  readonly filter: Readonly<Record<string, unknown>> | null;
  /** A signed note. */
  readonly checkpoint: string;
  readonly keys: Keys;
  readonly cosignatures?: readonly string[];
};

/** One event of a log file. */
export type LogLine = {
  /** An entry of the kind `audit`. */
  readonly record: Readonly<Record<string, unknown>>;
  /** Base64, 32 bytes. */
  readonly salt: string;
  readonly leaf: { readonly index: number };
  /** Base64, 32 bytes each: the hashes that lead to the nearest node which the lines before have proved. */
  readonly proof: readonly string[];
};
