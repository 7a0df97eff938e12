import { openRing, ringBlock, ringKey, sealRing } from '@app/sealing';
import type { RingAnswer } from '@app/whistleblowing';
import { fromBase64, fromHex, random, toBase64, toHex } from '../encoding.ts';

export type RingBlock = RingAnswer['blocks'][number];

/** Shares that were unwrapped before, so that opening the table again needs no public key. */
export class Ring {
  readonly #key: Uint8Array;
  readonly #shares = new Map<string, Uint8Array>();
  /** The reports of each block, in their order. */
  readonly #blocks: string[][] = [];
  readonly #versions: number[] = [];
  readonly #changed = new Set<number>();

  constructor(vaultKey: Uint8Array, blocks: readonly RingBlock[]) {
    this.#key = ringKey(vaultKey);
    for (const { block, version, sealed } of blocks) {
      this.#versions[block] = version;
      for (const { report, share } of entriesOf(this.#key, block, sealed)) this.#put(block, toHex(report), share);
    }
    this.#changed.clear();
  }

  find(report: string): Uint8Array | undefined {
    return this.#shares.get(report);
  }

  add(report: string, share: Uint8Array) {
    const free = this.#blocks.findIndex((reports) => reports.length < ringBlock);
    this.#put(free < 0 ? this.#blocks.length : free, report, share);
  }

  #put(block: number, report: string, share: Uint8Array) {
    while (this.#blocks.length <= block) this.#blocks.push([]);
    this.#blocks[block]?.push(report);
    this.#shares.set(report, share);
    this.#changed.add(block);
  }

  /** The blocks that changed, sealed. They count as stored from now on. */
  changed(): RingBlock[] {
    const blocks = [...this.#changed].map((block) => {
      const entries = (this.#blocks[block] ?? []).map((report) => ({
        report: fromHex(report),
        share: this.#shares.get(report) ?? new Uint8Array(32),
      }));
      const version = this.#versions[block] ?? 0;
      return { block, version, sealed: toBase64(sealRing(this.#key, block, entries, random)) };
    });
    for (const { block, version } of blocks) this.#versions[block] = version + 1;
    this.#changed.clear();
    return blocks;
  }
}

/** A block that does not open is as good as empty: its shares are unwrapped again. */
function entriesOf(key: Uint8Array, block: number, sealed: string) {
  try {
    return openRing(key, block, fromBase64(sealed));
  } catch {
    return [];
  }
}
