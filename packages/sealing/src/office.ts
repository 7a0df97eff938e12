import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { canonical, canonicalText, type JsonObject } from '@app/evidence';
import { sha256 } from '@app/evidence/hash.ts';
import { toUtf8 } from '@app/evidence/utf8.ts';
import { framed } from './bytes.ts';
import { isSignature } from './envelope.ts';

export const officeFormat = 'candor-office-1';

/** Somebody who may read reports, or hold the key of identities. */
export type Recipient = {
  /** 32 hexadecimal digits. */
  readonly id: string;
  readonly name: string;
  /** What they do in the organization, in the language of the office. */
  readonly function: string;
  /** The public key of X-Wing, 2,432 hexadecimal digits. */
  readonly kem: string;
  /** The public key of Ed25519, 64 hexadecimal digits. */
  readonly sign: string;
};

/** All that a form shows and seals to. A reporter's browser takes nothing of it from elsewhere. */
export type OfficeDocument = {
  readonly format: typeof officeFormat;
  /** 32 hexadecimal digits. */
  readonly office: string;
  /** 1, 2, 3 … */
  readonly version: number;
  /** The hash of the document before; null in the first one. */
  readonly before: string | null;
  /** The day it was made, ISO 8601. */
  readonly day: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly recipients: readonly Recipient[];
  /** Who holds the second key of identities; without one, the server gives it out once a reason is stored. */
  readonly custodian: Recipient | null;
  /** The public key of X-Wing whose secret is on the printed cards. */
  readonly recovery: string | null;
  /** Name, texts and questions of the form. */
  readonly form: JsonObject;
};

/** A document with its signature by a manager of the one before, or of itself if it is the first. */
export type SignedOffice = {
  readonly document: OfficeDocument;
  /** The ID of who signed. Null: all managers were replaced without a signature. */
  readonly by: string | null;
  /** 128 hexadecimal digits. */
  readonly signature: string | null;
};

/** The hash that reports are bound to: 32 bytes. @throws NotCanonical */
export const officeHash = (document: OfficeDocument): Uint8Array => sha256(canonical(document as JsonObject));

export function signOffice(document: OfficeDocument, by: string, signing: Uint8Array): SignedOffice {
  return { document, by, signature: bytesToHex(ed25519.sign(signedBytes(document), signing)) };
}

const signedBytes = (document: OfficeDocument) => framed('candor-office-signature-1', officeHash(document));

/**
 * The fingerprint of an office: 27 digits in groups of three, of the first document, so that it stays the same for good. It
 * stands on form, tool and poster, and people compare it.
 */
export function officeFingerprint(first: OfficeDocument): string {
  const hash = bytesToHex(sha256(framed('candor-office-fingerprint-1', officeHash(first))));
  const digits = (BigInt(`0x${hash}`) % 10n ** 27n).toString().padStart(27, '0');
  return (digits.match(/\d{3}/g) ?? []).join(' ');
}

/** Why a chain of documents is not to be trusted, and the version that shows it. */
export type OfficeRefusal = {
  readonly code: 'empty' | 'other-office' | 'gap' | 'broken' | 'signature' | 'malformed';
  readonly version: number;
};

export type OfficeChain = {
  readonly current: OfficeDocument;
  readonly fingerprint: string;
  /** The versions at which all managers were replaced without a signature. */
  readonly unsigned: readonly number[];
};

/** Checks the documents of an office from the first to the current one. */
export function checkOffice(chain: readonly SignedOffice[], office: string): OfficeChain | OfficeRefusal {
  let before: OfficeDocument | undefined;
  const unsigned: number[] = [];
  if (!Array.isArray(chain)) return { code: 'malformed', version: 0 };
  for (const [at, signed] of chain.entries()) {
    const code = linkRefusal(signed, before, { office, version: at + 1 });
    if (code) return { code, version: at + 1 };
    if (signed.by === null) unsigned.push(at + 1);
    before = signed.document;
  }
  const [first] = chain;
  if (!first || !before) return { code: 'empty', version: 0 };
  return { current: before, fingerprint: officeFingerprint(first.document), unsigned };
}

function linkRefusal(
  signed: SignedOffice | null,
  before: OfficeDocument | undefined,
  due: { readonly office: string; readonly version: number },
): OfficeRefusal['code'] | undefined {
  if (signed === null) return 'malformed';
  const { document, by, signature } = signed;
  if (!isOfficeDocument(document)) return 'malformed';
  if (document.office !== due.office) return 'other-office';
  if (document.version !== due.version) return 'gap';
  if (document.before !== (before ? bytesToHex(officeHash(before)) : null)) return 'broken';
  // The first one is signed by one of its own, or it would have been nobody's.
  if (by === null) return before && signature === null ? undefined : 'signature';
  const signer = (before ?? document).recipients.find(({ id }) => id === by);
  const isSigned =
    signer && signature !== null && isHex(signature, 64) && isSigner(signer.sign, signature, signedBytes(document));
  return isSigned ? undefined : 'signature';
}

const isSigner = (key: string, signature: string, message: Uint8Array) =>
  isSignature(hexToBytes(signature), message, hexToBytes(key));

/** Whether a value has the form of an office document, with at least one recipient. */
export function isOfficeDocument(value: unknown): value is OfficeDocument {
  const it = (value ?? {}) as Partial<OfficeDocument>;
  return (
    it.format === officeFormat &&
    isHex(it.office, 16) &&
    Number.isInteger(it.version) &&
    (it.before === null || isHex(it.before, 32)) &&
    [it.day, it.country].every((text) => typeof text === 'string') &&
    Array.isArray(it.recipients) &&
    it.recipients.length > 0 &&
    it.recipients.every(isRecipient) &&
    (it.custodian === null || isRecipient(it.custodian)) &&
    (it.recovery === null || isHex(it.recovery, 1216)) &&
    typeof it.form === 'object'
  );
}

function isRecipient(value: unknown): value is Recipient {
  const { id, name, function: work, kem, sign } = (value ?? {}) as Partial<Recipient>;
  return [name, work].every((text) => typeof text === 'string') && isHex(id, 16) && isHex(kem, 1216) && isHex(sign, 32);
}

const isHex = (value: unknown, bytes: number): value is string =>
  typeof value === 'string' && value.length === bytes * 2 && /^[0-9a-f]*$/.test(value);

/** The members at which two documents differ, for whoever has to sign the newer one. */
export function officeChanges(one: OfficeDocument, other: OfficeDocument): (keyof OfficeDocument)[] {
  const members = ['country', 'recipients', 'custodian', 'recovery', 'form'] as const;
  return members.filter((member) => canonicalText(one[member]) !== canonicalText(other[member]));
}

/** The bytes of an office document as a file. */
export const officeFile = (chain: readonly SignedOffice[]): Uint8Array =>
  toUtf8(canonicalText(chain as unknown as JsonObject[]));
