import { CannotClean } from './refusal.ts';

/** What a piece of metadata tells. */
export type FoundKind =
  | 'location'
  | 'author'
  | 'time'
  | 'device'
  | 'software'
  | 'comment'
  | 'preview'
  | 'attachment'
  | 'revision'
  | 'id'
  | 'script'
  | 'other';

/** Metadata that was taken out. */
export type Found = {
  readonly kind: FoundKind;
  /** The technical name of its place, such as `Exif` or `docProps/core.xml`. */
  readonly where: string;
  readonly count: number;
};

/** What may tell something and stays in the file, because it is part of its content or cannot be told from it. */
export type Left =
  /** Fonts in the file. */
  | 'fonts'
  /** Layers, hidden sheets and slides, which are not seen at once. */
  | 'hidden-content'
  /** Changes that were tracked, deleted text included. Their authors and times are taken out. */
  | 'tracked-changes'
  /** Addresses of pages and files that the content links to. */
  | 'links'
  /** Values typed into a form. */
  | 'form-values'
  /** Objects in a format that cannot be cleaned. */
  | 'embedded-objects'
  /** Traces of the encoder in sound and pictures of a video. */
  | 'encoder-traces'
  /** Subtitles and chapters. */
  | 'subtitles';

const maxUnpacked = 192 * 1024 * 1024;
const maxDepth = 3;

/** The course of cleaning a file: what was found, and how much was unpacked. Files within the file share it. */
export class Work {
  readonly #found = new Map<string, Found>();
  readonly #left = new Set<Left>();
  #unpacked = 0;
  #depth = 0;

  add(kind: FoundKind, where: string): void {
    const key = `${kind} ${where}`;
    this.#found.set(key, { kind, where, count: (this.#found.get(key)?.count ?? 0) + 1 });
  }

  leave(what: Left): void {
    this.#left.add(what);
  }

  /** How many bytes may still be unpacked. */
  get room(): number {
    return maxUnpacked - this.#unpacked;
  }

  /** Counts bytes that were unpacked. @throws CannotClean beyond the limit */
  unpacked(length: number): void {
    this.#unpacked += length;
    if (this.#unpacked > maxUnpacked) throw new CannotClean('too-large');
  }

  /** Cleans a file within the file. @throws CannotClean if files are nested too deeply */
  within<T>(cleaning: () => T): T {
    if (this.#depth >= maxDepth) throw new CannotClean('too-large');
    this.#depth += 1;
    try {
      return cleaning();
    } finally {
      this.#depth -= 1;
    }
  }

  get found(): readonly Found[] {
    return [...this.#found.values()];
  }

  get left(): readonly Left[] {
    return [...this.#left].toSorted();
  }
}

/** Cleans a file of one type. @throws CannotClean */
export type Cleaner = (bytes: Uint8Array, work: Work) => Uint8Array;
