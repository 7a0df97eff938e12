import { canonical } from './canonical.ts';
import { concat, sha256, type Hash } from './hash.ts';
import { commitment, uuidBytes } from './leaf.ts';

/** The value of `format` in an entry. */
export const entryFormat = 'candor-entry-1';

/** The version byte of an entry's leaf, which follows the 0x00 of RFC 6962. Consents have `leafVersion`. */
export const entryLeafVersion = 2;

/** Kinds of leaves other than consents, and whether each describes a row or makes a statement. */
export const entryKinds = {
  /** The whole row of an acceptance: a person accepted or read a text, or made a choice about email. */
  acceptance: 'row',
  /** A published version of a document: its facts, and the bytes of each page. */
  'document-version': 'row',
  /** A published version of a banner: its settings, and the words and files of each language. */
  'banner-version': 'row',
  /** The text of a legal notice in one language. */
  'legal-notice-text': 'row',
  /** The register of a site or organization as it stood at the end of a day. */
  'register-edition': 'row',
  /** What was erased on request, where, who was told, and what is kept. */
  'erasure-certificate': 'row',
  /** A version of an assessment that somebody completed. */
  'assessment-version': 'row',
  /** Visitors' choices were deleted because their retention period had ended. */
  'choices-expiry': 'row',
  /** The choices of one hour at one site that were received within a period. */
  choices: 'statement',
  /** Which consents and entries were erased, when, by whom and on which ground. */
  erasure: 'statement',
  /** Which rows that have an entry were deleted. */
  removal: 'statement',
  /** Data about a person was corrected. */
  person: 'statement',
  /** Two people were merged because they are the same person. */
  merge: 'statement',
  /** Rows older than the entries of the log got theirs. */
  adoption: 'statement',
  /** The operator acknowledged that the database was restored to an earlier state. */
  restore: 'statement',
  /** The root of the tree of a reporting office at the end of a day. */
  'report-root': 'statement',
  /** What happened in the account: who did what to what. Its key is its number in the audit log. */
  audit: 'statement',
} as const;

export type EntryKind = keyof typeof entryKinds;

/** A statement of the log other than a consent, in the form that is hashed. */
export type Entry = {
  readonly format: typeof entryFormat;
  /** UUID in lowercase, like `id`. */
  readonly account: string;
  readonly id: string;
  readonly kind: EntryKind;
  /** Identifies its subject among entries of the same kind. */
  readonly key: string;
  /** RFC 3339, in UTC with milliseconds. */
  readonly at: string;
  /** SHA-256, in hexadecimal digits, of each part of a row, by name. */
  readonly parts?: Readonly<Record<string, string>>;
  /** Further members of a statement, depending on its kind. */
  readonly [member: string]: unknown;
};

/**
 * The hash of an entry's leaf: SHA-256(0x00 ‖ 0x02 ‖ account ‖ commitment). The version prevents presenting an entry as a
 * consent, or a consent as an entry.
 *
 * @param record the entry's canonical bytes
 * @throws RangeError if the account or the salt is malformed
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

/** Whether a JSON value is an entry: has the members that every entry has. */
export function isEntry(value: unknown): value is Entry {
  const { format, account, id, kind, key, at } = (value ?? {}) as Partial<Entry>;
  return (
    format === entryFormat &&
    [account, id, key, at].every((text) => typeof text === 'string') &&
    typeof kind === 'string' &&
    Object.hasOwn(entryKinds, kind)
  );
}

/** Parses an entry from its canonical text; undefined if it is malformed. */
export function parseEntry(text: string): Entry | undefined {
  try {
    const entry: unknown = JSON.parse(text);
    return isEntry(entry) ? entry : undefined;
  } catch {
    return undefined;
  }
}
