import { fromBase64 } from '../base64.ts';
import { parseCosignature } from '../cosignature.ts';
import { hashLength } from '../hash.ts';
import { saltLength, uuidBytes } from '../leaf.ts';
import type { Keys } from '../rotation.ts';

/** What `format` says of a proof bundle. */
export const bundleFormat = 'candor-proof-1';

/** A JSON object. */
export type JsonObject = { readonly [member: string]: unknown };

/** A text that a person was shown, word for word. */
export type ShownText = {
  /** Of its UTF-8 bytes: 64 hexadecimal digits, small letters. */
  readonly sha256: string;
  readonly text: string;
};

/** What an earlier checkpoint said, and the proof that the log only grew since. */
export type Earlier = {
  readonly checkpoint: string;
  /** Base64, 32 bytes each. */
  readonly proof: readonly string[];
};

/** A legal notice as a record names it: which text, and that it was this one. */
export type NamedNotice = {
  readonly identifier: string;
  readonly version: string | number;
  readonly language?: string;
  /** Of the UTF-8 bytes of the exact text shown: 64 hexadecimal digits, small letters. */
  readonly sha256: string;
};

/**
 * A record with all that shows it was not changed: to be kept as a file and checked without asking anybody. As a file
 * it is written in its canonical form, and there is no member beside these.
 */
export type ProofBundle = {
  readonly format: typeof bundleFormat;
  /** UUID in small letters. */
  readonly account: string;
  /** With `timestamp`, if any, in RFC 3339, and `legal_notices`, if any, as `NamedNotice`. The rest is free. */
  readonly record: JsonObject;
  /** Base64, 32 bytes. */
  readonly salt: string;
  /** Each text that the record's legal notices name, and no other. */
  readonly texts: readonly ShownText[];
  readonly leaf: { readonly index: number };
  /** The inclusion proof: base64, 32 bytes each. */
  readonly proof: readonly string[];
  /** A signed note of the log alone. */
  readonly checkpoint: string;
  readonly keys: Keys;
  /** Earlier checkpoints that this one grew from, for those who kept one of them. */
  readonly earlier?: readonly Earlier[];
  /** Lines in which witnesses say that they saw this checkpoint, each with its line feed. @see C2SP tlog-cosignature */
  readonly cosignatures?: readonly string[];
};

type Test = (value: unknown) => boolean;

const isText: Test = (value) => typeof value === 'string';
const isHex: Test = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isBytes =
  (length: number): Test =>
  (value) =>
    typeof value === 'string' && fromBase64(value)?.length === length;
const isIndex: Test = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

/** More than enough for 2^53 leaves, of which a consistency proof has at most twice their height. */
const mostHashes = 128;
const most = 1000;
const mostCosignatures = 64;

const hashes = (value: unknown, path: string) => listFault(value, path, mostHashes, leafFault(isBytes(hashLength)));

/**
 * Where a value is not a proof bundle: the path of the first member that is wrong, missing or too many.
 * Undefined where it is one in form; nothing in it is checked yet.
 */
export function bundleFault(value: unknown): string | undefined {
  const earlier = isObject(value) && 'earlier' in value ? { earlier: earlierFault } : {};
  const cosignatures = isObject(value) && 'cosignatures' in value ? { cosignatures: cosignaturesFault } : {};
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
  });
}

/** The same of the keys of a log. */
export function keysFault(value: unknown, path = 'keys'): string | undefined {
  return objectFault(value, path, {
    first: leafFault(isText),
    rotations: (rotations, place) => listFault(rotations, place, most, leafFault(isText)),
  });
}

/** Where a record is not one: its time, if it has one, or a legal notice. */
export function recordFault(record: JsonObject, isTime: (text: string) => boolean): string | undefined {
  const { timestamp, legal_notices: notices = [] } = record;
  if (timestamp !== undefined && !(typeof timestamp === 'string' && isTime(timestamp))) return 'record.timestamp';
  return listFault(notices, 'record.legal_notices', most, (notice, path) => (isNotice(notice) ? undefined : path));
}

/** The legal notices that a record names. Those of a record in which `recordFault` found none. */
export function noticesOf({ legal_notices: notices = [] }: JsonObject): readonly NamedNotice[] {
  return Array.isArray(notices) ? notices.filter((notice): notice is NamedNotice => isNotice(notice)) : [];
}

/** The same of a consistency proof. */
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
