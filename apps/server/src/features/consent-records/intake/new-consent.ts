import type { ConsentInput } from '@app/contract';
import { canonical, commitment, leafHash } from '@app/evidence';
import { randomSlice, sha256 as hash } from '#platform/crypto/tokens.ts';
import { subjectKey } from '../hashes.ts';
import type { KeyHolder } from '../keys/key-queries.ts';
import type { TokenSubject } from '../keys/subject-token.ts';
import type { KnownNotices } from '../notices/notice-cache.ts';
import { isClaimed, marks, searchWords, wordsOfConsent, type NoticeName, type StoredWords } from '../rules.ts';

/** A consent ready to be written, except for its person. */
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

/** The statements of a consent about its person. */
export type NewPerson = {
  /** The lookup keys, the most reliable first. A person created from a page gets the first only. */
  readonly keys: readonly Buffer[];
  readonly externalId: string | null;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly fullName: string | null;
  readonly verified: boolean;
  /** Preferences stated by a server or with a subject token; `claims` are those of pages. */
  readonly preferences: StoredWords;
  readonly claims: StoredWords;
  readonly words: readonly string[];
  /** Whether a server or a subject token states it, so that it may change a known person. */
  readonly trusted: boolean;
};

type ConsentMeta = {
  readonly id: string;
  readonly at: number;
  readonly receivedAt: number;
  /** The subject token with which a server of the site identifies the person. */
  readonly token?: TokenSubject | undefined;
};

/** Composes the evidence of a consent: the record, its salt and its leaf (RULES C1). */
export function newConsent(
  { accountId, siteId, kind }: KeyHolder,
  input: ConsentInput,
  notices: KnownNotices,
  { id, at, receivedAt, token }: ConsentMeta,
): NewConsent {
  const isPrivate = kind === 'private';
  const verified = token !== undefined || (isPrivate && (input.verified ?? false));
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
    ...(token && { subject_token: { key: token.key, issued: token.issued, expires: token.expires } }),
  });
  const salt = randomSlice(32);
  const mark =
    (isPrivate ? marks.private : 0) |
    (verified ? marks.verified : 0) |
    (input.kind === 'withdrawal' ? marks.withdrawal : 0);
  return {
    accountId,
    siteId,
    id,
    at,
    mark,
    notices: notices.number,
    noticeNames: notices.names,
    record,
    salt,
    leaf: leafHash(accountId, commitment(salt, record, hash), hash),
    person: newPerson(siteId, id, input, mark),
  };
}

function newPerson(siteId: string, consentId: string, input: ConsentInput, mark: number): NewPerson {
  const trusted = !isClaimed(mark);
  const said = wordsOfConsent(input.preferences, consentId, mark);
  const { id, email, first_name, last_name, full_name, verified } = input.subject;
  // Without id and address, the person is identified by the id of the consent.
  const externalId = id ?? (email ? null : consentId);
  return {
    keys: [...(externalId ? [subjectKey('id', externalId)] : []), ...(email ? [subjectKey('email', email)] : [])],
    externalId,
    email: email ?? null,
    firstName: first_name ?? null,
    lastName: last_name ?? null,
    fullName: full_name ?? null,
    verified: trusted && (verified ?? false),
    preferences: trusted ? said : {},
    claims: trusted ? {} : said,
    words: searchWords(siteId, input),
    trusted,
  };
}
