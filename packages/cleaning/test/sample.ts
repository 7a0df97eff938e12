import { type FileType, type FoundKind } from '../src/index.ts';

/** A small valid file with words planted in it. */
export type Sample = {
  readonly name: string;
  readonly type: FileType;
  readonly bytes: Uint8Array;
  /** What must be reported, at least. */
  readonly kinds: readonly FoundKind[];
  /** What must be the same before and after. */
  readonly content: (bytes: Uint8Array) => unknown;
};
