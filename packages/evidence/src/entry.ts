import { canonical } from './canonical.ts';
import { concat, sha256, type Hash } from './hash.ts';
import { commitment, uuidBytes } from './leaf.ts';

/** What `format` says of an entry. */
export const entryFormat = 'candor-entry-1';

/** The first byte, after RFC 6962's own, of what the leaf of an entry is made of. Consents have `leafVersion`. */
export const entryLeafVersion = 2;

/** Kinds of leaves that are no consents, and what each of them states. */
export const entryKinds = {
  /** Somebody accepted or read a text, or made a choice about e-mail: the whole row. */
  acceptance: 'row',
  /** A published version of a document: its facts, and the bytes of each page. */
  'document-version': 'row',
  /** A published version of a banner: its settings, and the words and files of each language. */
  'banner-version': 'row',
  /** The text of a legal notice in one language. */
  'legal-notice-text': 'row',
  /** That choices of visitors were deleted because their time was over. */
  'choices-expiry': 'row',
  /** The choices of one hour at one site that came within a time. */
  choices: 'statement',
  /** Which consents, and which entries, were erased, when, by whom and on which ground. */
  erasure: 'statement',
  /** Which rows, of those that have an entry, were deleted. */
  removal: 'statement',
  /** What is known of a person was corrected. */
  person: 'statement',
  /** Two people turned out to be one. */
  merge: 'statement',
  /** Rows from before entries existed have one from now on. */
  adoption: 'statement',
  /** The operator acknowledged that the database was set back. */
  restore: 'statement',
} as const;

export type EntryKind = keyof typeof entryKinds;

/** A statement of the log that is no consent, in the form in which it is hashed. */
export type Entry = {
  readonly format: typeof entryFormat;
  /** UUID in small letters, as `id`. */
  readonly account: string;
  readonly id: string;
  readonly kind: EntryKind;
  /** What it is about, among those of its kind. */
  readonly key: string;
  /** RFC 3339, in UTC with milliseconds. */
  readonly at: string;
  /** SHA-256 in hexadecimal digits of each part of a row, by name. */
  readonly parts?: Readonly<Record<string, string>>;
  /** What a statement says beyond that, by its kind. */
  readonly [member: string]: unknown;
};

/**
 * The hash of an entry's leaf: SHA-256(0x00 ‖ 0x02 ‖ account ‖ commitment). By its version no entry can be shown as a
 * consent, or the other way around.
 *
 * @param record the entry's canonical bytes
 * @throws RangeError where account or salt have another form
 */
export function entryLeafHash(account: string, salt: Uint8Array, record: Uint8Array, hash: Hash = sha256): Uint8Array {
  const owner = uuidBytes(account);
  if (!owner) throw new RangeError('An account is a UUID in small letters.');
  return hash(concat(Uint8Array.of(0, entryLeafVersion), owner, commitment(salt, record, hash)));
}

/** The bytes of an entry that are hashed. @throws NotCanonical */
export function entryBytes(entry: Entry): Uint8Array {
  return canonical(entry);
}

/** An entry from its canonical text; undefined where it is none. */
export function parseEntry(text: string): Entry | undefined {
  try {
    const entry = JSON.parse(text) as Partial<Entry> | null;
    const { format, account, id, kind, key, at } = entry ?? {};
    const isEntry =
      format === entryFormat &&
      [account, id, key, at].every((text) => typeof text === 'string') &&
      typeof kind === 'string' &&
      Object.hasOwn(entryKinds, kind);
    // The members that every entry has were just looked at.
    return isEntry ? (entry as Entry) : undefined;
  } catch {
    return undefined;
  }
}
