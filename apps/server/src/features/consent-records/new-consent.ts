import type { ConsentInput } from '@app/contract';
import { canonical, commitment, leafHash } from '@app/evidence';
import { randomSlice, sha256 as hash } from '#platform/crypto/tokens.ts';
import type { KeyHolder } from './key-queries.ts';
import type { KnownNotices } from './known-notices.ts';
import { subjectKey } from './hashes.ts';
import { marks, searchWords, type NoticeName } from './rules.ts';

/** A consent as it is written, but for whose it turns out to be. */
export type NewConsent = {
  readonly accountId: string;
  readonly siteId: string;
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly mark: number;
  /** As `consent_notices` numbers them. */
  readonly notices: number;
  /** In the order of `sorted`. */
  readonly noticeNames: readonly NoticeName[];
  readonly record: Uint8Array;
  readonly salt: Uint8Array;
  readonly leaf: Uint8Array;
  readonly person: NewPerson;
};

/** What a consent says of a person. */
export type NewPerson = {
  /** By what they are found, the surest first. */
  readonly keys: readonly Buffer[];
  readonly externalId: string | null;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly fullName: string | null;
  readonly verified: boolean;
  readonly preferences: ConsentInput['preferences'];
  readonly words: readonly string[];
  /** Whether it may change what is known of a person already. */
  readonly trusted: boolean;
};

type When = { readonly id: string; readonly at: number; readonly receivedAt: number };

/** Puts together what is proved of a consent: the record, its salt and its leaf (RULES C1). */
export function newConsent(
  { accountId, siteId, kind }: KeyHolder,
  input: ConsentInput,
  notices: KnownNotices,
  { id, at, receivedAt }: When,
): NewConsent {
  const isPrivate = kind === 'private';
  const verified = isPrivate && (input.verified ?? false);
  const record = canonical({
    format: 'candor-consent-1',
    id,
    site: siteId,
    kind: input.kind,
    timestamp: new Date(at).toISOString(),
    received: new Date(receivedAt).toISOString(),
    source: kind,
    verified,
    subject: input.subject,
    legal_notices: notices.shown,
    ...(notices.withoutText.length > 0 && { notices_without_text: notices.withoutText }),
    preferences: input.preferences,
    proofs: input.proofs,
    ...(input.language && { language: input.language }),
  });
  const salt = randomSlice(32);
  return {
    accountId,
    siteId,
    id,
    at,
    mark:
      (isPrivate ? marks.private : 0) |
      (verified ? marks.verified : 0) |
      (input.kind === 'withdrawal' ? marks.withdrawal : 0),
    notices: notices.number,
    noticeNames: notices.names,
    record,
    salt,
    leaf: leafHash(accountId, commitment(salt, record, hash), hash),
    person: newPerson(siteId, id, input, isPrivate),
  };
}

function newPerson(siteId: string, consentId: string, input: ConsentInput, trusted: boolean): NewPerson {
  const { id, email, first_name, last_name, full_name, verified } = input.subject;
  // Without id and address a person has no name but that of the record.
  const externalId = id ?? (email ? null : consentId);
  return {
    keys: [...(externalId ? [subjectKey('id', externalId)] : []), ...(email ? [subjectKey('email', email)] : [])],
    externalId,
    email: email ?? null,
    firstName: first_name ?? null,
    lastName: last_name ?? null,
    fullName: full_name ?? null,
    verified: trusted && (verified ?? false),
    preferences: input.preferences,
    words: searchWords(siteId, input),
    trusted,
  };
}
