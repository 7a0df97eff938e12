import { consentInput, type ConsentDetail, type ConsentInput } from '@app/contract';
import { bundleFormat, canonicalText, parseCheckpoint, toBase64 } from '@app/evidence';
import { createHash } from 'node:crypto';
import type { Tx } from '#platform/database/database.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import type { FileAnswer } from '#platform/http/routes.ts';
import { recordOpened } from '../../audit/index.ts';
import { proofOf } from '../../evidence/index.ts';
import { findNoticeBody } from '../notices/notice-queries.ts';
import { orderOf, pageOf, type Paging } from '#platform/database/paging.ts';
import { findMergedInto } from '../people/merge-queries.ts';
import { shownSubject } from '../people/shown.ts';
import { findSubject, type Subject } from '../people/subject-queries.ts';
import { checkConsentSite } from '../site.ts';
import { findConsent, listChain, listConsents, type ProvedConsent } from './queries.ts';
import { countConsents, countSubjects, searchSubjects } from './search-queries.ts';
import { consentSearch, subjectSearch, withPeople, type FilterQuery } from './search.ts';
import { shownChained, shownConsent } from './shown.ts';

/** The number up to which a count is exact; above it, only the fact that there are more is returned. */
const mostCounted = 10_000;
const longestChain = 200;

/** @throws Problem `site.not-found` */
export async function readList(
  { services, actor: { accountId } }: Context,
  siteId: string,
  query: FilterQuery & Paging,
) {
  return services.db.inAccount(accountId, async (tx) => {
    await checkConsentSite(tx, accountId, siteId);
    const scope = { accountId, siteId, now: services.now() };
    const search = await consentSearch(tx, scope, query, query);
    if (!search) return { consents: [], next: null, previous: null, limitedTo: null };
    const { filter, limitedTo } = await withPeople(tx, scope, search);
    const found = await listConsents(tx, accountId, siteId, filter, { limit: query.limit + 1, order: orderOf(query) });
    const { rows, ...pages } = pageOf(found, query);
    return { consents: rows.map(shownConsent), ...pages, limitedTo };
  });
}

/** @throws Problem `site.not-found` */
export async function readCount({ services, actor: { accountId } }: Context, siteId: string, query: FilterQuery) {
  return services.db.inAccount(accountId, async (tx) => {
    await checkConsentSite(tx, accountId, siteId);
    const scope = { accountId, siteId, now: services.now() };
    const search = await consentSearch(tx, scope, query);
    if (!search) return counted(0);
    const { filter, limitedTo } = await withPeople(tx, scope, search);
    return counted(await countConsents(tx, accountId, siteId, filter, mostCounted + 1), limitedTo);
  });
}

const counted = (count: number, limitedTo: number | null = null) => ({
  count: Math.min(count, mostCounted),
  more: count > mostCounted || limitedTo !== null,
});

/** @throws Problem `consent.not-found` */
export async function readConsent({ services, actor }: Context, siteId: string, id: string) {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const found = await findOrRefuse(tx, accountId, siteId, id);
    const proof = await proofOf(tx, accountId, found.batchId, id);
    const checkpoint = proof && parseCheckpoint(proof.checkpoint);
    const record = recordOf(found);
    const told = { siteId, target: found.subjectId, details: { consentId: id } };
    await recordOpened(tx, services.now(), actor, 'person.opened', told);
    return {
      ...shownConsent(found),
      said: record && {
        subject: record.subject,
        preferences: record.preferences,
        proofs: record.proofs,
        language: record.language ?? null,
      },
      // An erasure keeps boolean answers only.
      kept: found.kept as ConsentDetail['kept'],
      texts: await textsOf(tx, accountId, found, record),
      chain: (await listChain(tx, accountId, found.subjectId, longestChain)).map(shownChained),
      proved: proof && checkpoint ? { index: proof.leaf.index, since: checkpoint.time.toISOString() } : null,
    };
  });
}

/** @throws Problem `consent.not-found`, `consent.erased`, `consent.not-proved` */
export async function readProof({ services, actor }: Context, siteId: string, id: string): Promise<FileAnswer> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const found = await findOrRefuse(tx, accountId, siteId, id);
    const record = recordOf(found);
    if (!record || !found.salt) throw new Problem('consent.erased');
    const proof = await proofOf(tx, accountId, found.batchId, id);
    if (!proof) throw new Problem('consent.not-proved');
    await recordOpened(tx, services.now(), actor, 'proof.downloaded', { siteId, target: id });
    const texts = (await textsOf(tx, accountId, found, record)).map(({ text }) => ({
      sha256: createHash('sha256').update(text).digest('hex'),
      text,
    }));
    const bundle = { format: bundleFormat, account: accountId, record, salt: toBase64(found.salt), texts, ...proof };
    return { body: canonicalText(bundle), type: 'application/json', name: `consent-${id}.json` };
  });
}

async function findOrRefuse(tx: Tx, accountId: string, siteId: string, id: string): Promise<ProvedConsent> {
  const found = await findConsent(tx, accountId, siteId, id);
  if (!found) throw new Problem('consent.not-found');
  return found;
}

/** The fields of a record. */
type ConsentRecord = Pick<ConsentInput, 'preferences' | 'proofs' | 'language'> & {
  readonly subject: Record<string, string | boolean>;
  readonly legal_notices: readonly {
    readonly identifier: string;
    readonly version: string;
    readonly language: string;
  }[];
};

function recordOf({ record }: ProvedConsent): ConsentRecord | null {
  return record && (JSON.parse(record.toString('utf8')) as ConsentRecord);
}

async function textsOf(
  tx: Tx,
  accountId: string,
  { siteId }: ProvedConsent,
  record: ConsentRecord | null,
): Promise<ConsentDetail['texts']> {
  const texts: ConsentDetail['texts'] = [];
  for (const { identifier, version, language } of record?.legal_notices ?? []) {
    const text = await findNoticeBody(tx, accountId, siteId, { identifier, version, language });
    if (text) texts.push({ identifier, version, language, text: text.body });
  }
  return texts;
}

/**
 * The withdrawal of a consent: the same person and notices, with false for every preference that was granted. Whoever withdraws it
 * vouches for the withdrawal, and for nothing else that the consent says: a page may have claimed a name and an address (0090).
 * @throws Problem `consent.not-found`, `consent.erased`
 */
export async function withdrawalOf(
  {
    services,
    actor: { accountId },
  }: Pick<Context, 'services'> & { readonly actor: Pick<Context['actor'], 'accountId'> },
  siteId: string,
  id: string,
): Promise<ConsentInput> {
  const { found, person } = await services.db.inAccount(accountId, async (tx) => {
    const consent = await findOrRefuse(tx, accountId, siteId, id);
    return { found: consent, person: await findSubject(tx, accountId, siteId, consent.subjectId) };
  });
  const record = recordOf(found);
  if (!record) throw new Problem('consent.erased');
  const agreed = Object.entries(record.preferences).filter(([, value]) => value === true);
  return consentInput.parse({
    kind: 'withdrawal',
    subject: keyOf(person) ?? { id: record.subject['id'] ?? id },
    legal_notices: record.legal_notices.map(({ identifier, version, language }) => ({ identifier, version, language })),
    preferences: Object.fromEntries(agreed.map(([name]) => [name, false])),
    ...(record.language && { language: record.language }),
  });
}

/** The one key by which a person is found, without what else was said of them. */
function keyOf(person: Subject | undefined): { readonly id: string } | { readonly email: string } | undefined {
  if (person?.externalId) return { id: person.externalId };
  return person?.email ? { email: person.email } : undefined;
}

/** @throws Problem `site.not-found` */
export async function readSubjects(
  { services, actor: { accountId } }: Context,
  siteId: string,
  query: FilterQuery & Paging,
) {
  return services.db.inAccount(accountId, async (tx) => {
    await checkConsentSite(tx, accountId, siteId);
    const scope = { accountId, siteId, now: services.now() };
    const search = subjectSearch(scope, query, query);
    if (!search) return { subjects: [], next: null, previous: null, limitedTo: null };
    const { filter, limitedTo } = await withPeople(tx, scope, search);
    const page = { limit: query.limit + 1, order: orderOf(query) };
    const { rows, ...pages } = pageOf(await searchSubjects(tx, accountId, siteId, { filter }, page), query);
    return { subjects: rows.map(shownSubject), ...pages, limitedTo };
  });
}

/** @throws Problem `site.not-found` */
export async function readSubjectCount(
  { services, actor: { accountId } }: Context,
  siteId: string,
  query: FilterQuery,
) {
  return services.db.inAccount(accountId, async (tx) => {
    await checkConsentSite(tx, accountId, siteId);
    const scope = { accountId, siteId, now: services.now() };
    const search = subjectSearch(scope, query);
    if (!search) return counted(0);
    const { filter, limitedTo } = await withPeople(tx, scope, search);
    return counted(await countSubjects(tx, accountId, siteId, filter, mostCounted + 1), limitedTo);
  });
}

/** @throws Problem `subject.not-found` */
export async function readSubject({ services, actor }: Context, siteId: string, id: string) {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    // The id may be that of a person who was merged into another.
    const now = (await findMergedInto(tx, accountId, id)) ?? id;
    const found = await findSubject(tx, accountId, siteId, now);
    if (!found) throw new Problem('subject.not-found');
    const chain = await listChain(tx, accountId, now, longestChain);
    await recordOpened(tx, services.now(), actor, 'person.opened', { siteId, target: now });
    return { ...shownSubject(found), consents: chain.map(shownChained) };
  });
}
