import { bytesToHex } from '@noble/hashes/utils.js';
import { isEntry, type Entry } from './entry.ts';
import { concat, sha256, type Hash } from './hash.ts';
import { toUtf8 } from './utf8.ts';

/** The value of `format` in an attestation. */
export const attestationFormat = 'candor-attestation-1';

/** Kinds of entries whose part `content` is the SHA-256 of an attestation. */
export const attestedKinds = ['register-edition', 'erasure-certificate', 'assessment-version'] as const;
export type AttestedKind = (typeof attestedKinds)[number];

/** A line with its label; without one, a sentence or an item of a list. */
export type AttestedLine = { readonly label: string; readonly text: string };
export type AttestedSection = { readonly heading: string; readonly lines: readonly AttestedLine[] };

/** A person who is not named: whoever knows the salt and the name can tell whether it is them. */
export type PersonFingerprint = {
  /** SHA-256 of the salt, followed by the name in lowercase: 64 hexadecimal digits. */
  readonly hash: string;
  /** SHA-256 of the salt: 64 hexadecimal digits. */
  readonly salt: string;
};

/**
 * What an account states, in sentences for people and as data for programs. A leaf holds the hash of its canonical bytes, and a
 * proof bundle brings its text.
 */
export type Attestation = {
  readonly format: typeof attestationFormat;
  readonly kind: AttestedKind;
  /** UUID in lowercase, like `site`. */
  readonly account: string;
  /** Null: of the organization apart from its sites. */
  readonly site: string | null;
  /** The day of which it speaks, ISO 8601. */
  readonly on: string;
  /** The language of its sentences: a BCP 47 tag. */
  readonly language: string;
  readonly title: string;
  readonly sections: readonly AttestedSection[];
  readonly person?: PersonFingerprint;
  readonly data: unknown;
};

/** An entry whose content is an attestation. */
export type AttestedEntry = Entry & { readonly kind: AttestedKind };

export function isAttested(record: unknown): record is AttestedEntry {
  return isEntry(record) && attestedKinds.some((kind) => kind === record.kind);
}

/** The SHA-256 of the attestation that an entry names; undefined if it names none. */
export function attestedHash(record: unknown): string | undefined {
  return isAttested(record) ? record.parts?.['content'] : undefined;
}

/** Parses an attestation from its text; undefined if it is malformed. */
export function parseAttestation(text: string): Attestation | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isAttestation(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The fingerprint of a person by a salt.
 * @param salt 32 random bytes, used for this person and attestation only
 * @param name an e-mail address, or a name where there is none; case and space around it do not matter
 */
export function personFingerprint(salt: Uint8Array, name: string, hash: Hash = sha256): PersonFingerprint {
  const written = toUtf8(name.trim().normalize('NFC').toLowerCase());
  return { hash: bytesToHex(hash(concat(salt, written))), salt: bytesToHex(hash(salt)) };
}

function isAttestation(value: unknown): value is Attestation {
  const { format, kind, account, site, on, language, title, sections, person } = (value ?? {}) as Partial<Attestation>;
  return (
    format === attestationFormat &&
    attestedKinds.some((one) => one === kind) &&
    [account, on, language, title].every(isText) &&
    (site === null || isText(site)) &&
    Array.isArray(sections) &&
    sections.every(isSection) &&
    (person === undefined || (isText(person?.hash) && isText(person.salt)))
  );
}

function isSection(value: unknown): boolean {
  const { heading, lines } = (value ?? {}) as Partial<AttestedSection>;
  return isText(heading) && Array.isArray(lines) && lines.every(isLine);
}

function isLine(value: unknown): boolean {
  const { label, text } = (value ?? {}) as Partial<AttestedLine>;
  return isText(label) && isText(text);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
