import { attestedHash } from '../attestation.ts';
import { fromBase64 } from '../base64.ts';
import { parseCosignature } from '../cosignature.ts';
import { entryFormat, isEntry } from '../entry.ts';
import { hashLength } from '../hash.ts';
import { saltLength, uuidBytes } from '../leaf.ts';
import { logFormat } from '../log/log-file.ts';
import type { Keys } from '../rotation.ts';

/** The value of `format` in a proof bundle. */
export const bundleFormat = 'candor-proof-1';

/** A JSON object. */
export type JsonObject = { readonly [member: string]: unknown };

/** The exact text that a person was shown. */
export type ShownText = {
  /** SHA-256 of its UTF-8 bytes: 64 lowercase hexadecimal digits. */
  readonly sha256: string;
  readonly text: string;
};

/** An earlier checkpoint, and the proof that the log has only grown since. */
export type Earlier = {
  readonly checkpoint: string;
  /** Base64, 32 bytes each. */
  readonly proof: readonly string[];
};

/** A record's reference to a legal notice: which text it is, and the hash of its wording. */
export type NamedNotice = {
  readonly identifier: string;
  readonly version: string | number;
  readonly language?: string;
  /** SHA-256 of the UTF-8 bytes of the exact text shown: 64 lowercase hexadecimal digits. */
  readonly sha256: string;
};

/**
 * A record with everything needed to verify offline that it was not changed. The file contains it in canonical form, and no
 * other members are allowed.
 */
export type ProofBundle = {
  readonly format: typeof bundleFormat;
  /** UUID in lowercase. */
  readonly account: string;
  /**
   * `timestamp`, if present, is RFC 3339, and `legal_notices`, if present, are `NamedNotice`s. Other members are unrestricted.
   */
  readonly record: JsonObject;
  /** Base64, 32 bytes. */
  readonly salt: string;
  /** Each text that the record's legal notices refer to, or its attestation, and no others. */
  readonly texts: readonly ShownText[];
  readonly leaf: { readonly index: number };
  /** The inclusion proof: base64, 32 bytes each. */
  readonly proof: readonly string[];
  /** A signed note with the log's signature alone. */
  readonly checkpoint: string;
  readonly keys: Keys;
  /** Earlier checkpoints that this one extends, for readers who kept one of them. */
  readonly earlier?: readonly Earlier[];
  /** Signature lines by witnesses that saw this checkpoint, each with its line feed. @see C2SP tlog-cosignature */
  readonly cosignatures?: readonly string[];
  /** Base64, 32 bytes: the salt of the fingerprint by which the attestation names a person. */
  readonly personSalt?: string;
};

type Test = (value: unknown) => boolean;

const isText: Test = (value) => typeof value === 'string';
const isHex: Test = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isBytes =
  (length: number): Test =>
  (value) =>
    typeof value === 'string' && fromBase64(value)?.length === length;
const isIndex: Test = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

/** More than enough for 2^53 leaves: a consistency proof has at most twice as many hashes as the tree is high. */
const mostHashes = 128;
const most = 1000;
const mostCosignatures = 64;

const hashes = (value: unknown, path: string) => listFault(value, path, mostHashes, leafFault(isBytes(hashLength)));

/**
 * The path of the first member of a proof bundle that is wrong, missing or unexpected; undefined if the form is valid. Does not
 * verify the contents.
 */
export function bundleFault(value: unknown): string | undefined {
  const earlier = isObject(value) && 'earlier' in value ? { earlier: earlierFault } : {};
  const cosignatures = isObject(value) && 'cosignatures' in value ? { cosignatures: cosignaturesFault } : {};
  const personSalt = isObject(value) && 'personSalt' in value ? { personSalt: leafFault(isBytes(saltLength)) } : {};
  return objectFault(value, '', {
    format: leafFault((format) => format === bundleFormat),
    account: leafFault((account) => typeof account === 'string' && uuidBytes(account) !== undefined),
    record: leafFault(isObject),
    salt: leafFault(isBytes(saltLength)),
    texts: (texts, path) =>
      listFault(texts, path, most, (text, place) =>
        objectFault(text, place, { sha256: leafFault(isHex), text: leafFault(isText) }),
      ),
    leaf: (leaf, path) => objectFault(leaf, path, { index: leafFault(isIndex) }),
    proof: hashes,
    checkpoint: leafFault(isText),
    keys: keysFault,
    ...earlier,
    ...cosignatures,
    ...personSalt,
  });
}

/** The same for the first line of a log file. */
export function logFault(value: unknown): string | undefined {
  const cosignatures = isObject(value) && 'cosignatures' in value ? { cosignatures: cosignaturesFault } : {};
  return objectFault(value, '', {
    format: leafFault((format) => format === logFormat),
    account: leafFault((account) => typeof account === 'string' && uuidBytes(account) !== undefined),
    from: leafFault(isIndex),
    to: leafFault(isIndex),
    filter: leafFault((filter) => filter === null || isObject(filter)),
    checkpoint: leafFault(isText),
    keys: keysFault,
    ...cosignatures,
  });
}

/** The same for a further line of it. */
export function lineFault(value: unknown): string | undefined {
  return objectFault(value, '', {
    record: leafFault(isObject),
    salt: leafFault(isBytes(saltLength)),
    leaf: (leaf, path) => objectFault(leaf, path, { index: leafFault(isIndex) }),
    proof: hashes,
  });
}

/** The same for the keys of a log. */
export function keysFault(value: unknown, path = 'keys'): string | undefined {
  return objectFault(value, path, {
    first: leafFault(isText),
    rotations: (rotations, place) => listFault(rotations, place, most, leafFault(isText)),
  });
}

/** The path of the first malformed part of a record: an entry's format; of a consent, its timestamp, if present, or a legal
 * notice. Otherwise undefined. */
export function recordFault(record: JsonObject, isTime: (text: string) => boolean): string | undefined {
  if (record['format'] === entryFormat) return isEntry(record) && isTime(record.at) ? undefined : 'record.format';
  const { timestamp, legal_notices: notices = [] } = record;
  if (timestamp !== undefined && !(typeof timestamp === 'string' && isTime(timestamp))) return 'record.timestamp';
  return listFault(notices, 'record.legal_notices', most, (notice, path) => (isNotice(notice) ? undefined : path));
}

/** The legal notices that a record refers to. Requires a record without a `recordFault`. */
export function noticesOf({ legal_notices: notices = [] }: JsonObject): readonly NamedNotice[] {
  return Array.isArray(notices) ? notices.filter((notice): notice is NamedNotice => isNotice(notice)) : [];
}

/** The hashes of the texts that a record refers to. */
export function namedHashes(record: JsonObject): readonly string[] {
  const attested = attestedHash(record);
  return attested === undefined ? noticesOf(record).map(({ sha256 }) => sha256) : [attested];
}

/** The same for a consistency proof. */
export const hashesFault = hashes;

function earlierFault(value: unknown, path: string): string | undefined {
  return listFault(value, path, most, (one, place) =>
    objectFault(one, place, { checkpoint: leafFault(isText), proof: hashes }),
  );
}

function cosignaturesFault(value: unknown, path: string): string | undefined {
  const isLine: Test = (line) => typeof line === 'string' && parseCosignature(line) !== undefined;
  return listFault(value, path, mostCosignatures, leafFault(isLine));
}

function isNotice(notice: unknown): boolean {
  if (!isObject(notice)) return false;
  const { identifier, version, language = '', sha256 } = notice;
  return isText(identifier) && (isText(version) || isIndex(version)) && isText(language) && isHex(sha256);
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Fault = (value: unknown, path: string) => string | undefined;

const leafFault =
  (test: Test): Fault =>
  (value, path) =>
    test(value) ? undefined : path;

function listFault(value: unknown, path: string, longest: number, fault: Fault): string | undefined {
  if (!Array.isArray(value) || value.length > longest) return path;
  for (const [at, one] of value.entries()) {
    const found = fault(one, `${path}[${at}]`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function objectFault(value: unknown, path: string, members: Readonly<Record<string, Fault>>): string | undefined {
  if (!isObject(value)) return path;
  const below = (name: string) => (path ? `${path}.${name}` : name);
  const extra = Object.keys(value).find((name) => !Object.hasOwn(members, name));
  if (extra !== undefined) return below(extra.slice(0, 80));
  for (const [name, fault] of Object.entries(members)) {
    const found = fault(Object.hasOwn(value, name) ? value[name] : undefined, below(name));
    if (found !== undefined) return found;
  }
  return undefined;
}
