import { isPolicy } from '@app/catalogue';
import { publishedBanner, type BannerConfiguration, type PublishedBanner } from '@app/consent';
import type { Answer, BannerChange, cookieSolution, SignOffComparison } from '@app/contract';
import type { Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange } from '#platform/http/context.ts';
import {
  bannerInDocuments,
  dayOf,
  documentsToFollow,
  factsOf,
  findSettings,
  findSitePublicId,
  isHosted,
  listDocuments,
  readDocument,
  saidOf,
  statusOf,
  type StoredDocument,
} from '../policies/index.ts';
import { compareStates, draftToCompare, type Compared } from '../publishing/index.ts';
import { findClosed } from './closed-queries.ts';
import { isDraft, presentSite, type Gathered } from './facts.ts';
import { findingsOf } from './findings.ts';
import { findBanner, type StoredBanner } from './queries.ts';
import { gatherSite, waitingChanges } from './service.ts';
import { readTcfLists } from './tcf.ts';
import { findVersion, listAsked } from './version-queries.ts';

type Pending = Answer<typeof cookieSolution.readPending>;
type Blocking = { readonly weight: string; readonly message: string };

/** What publishing the banner and the changed documents of a site at once would change. @throws Problem `site.not-found` */
export async function readPending(exchange: Exchange, siteId: string): Promise<Pending> {
  const { banner, documents } = await comparePending(exchange, siteId);
  return {
    banner,
    documents: documents.map(({ id, type, summary, changes, consent, blocking: reasons }) => ({
      id,
      type,
      summary,
      changes,
      consent,
      blocking: reasons,
    })),
  };
}

/** The same with the words of each clause. @throws Problem `site.not-found` */
export async function comparePending(exchange: Exchange, siteId: string): Promise<SignOffComparison> {
  const { services, actor, asked } = exchange;
  const { banner, drafts } = await services.db.inAccount(actor.accountId, async (tx) => {
    await presentSite(tx, actor.accountId, siteId);
    const stored = await findBanner(tx, actor.accountId, siteId);
    if (!(await publishesBanner(tx, actor.accountId, siteId, stored)))
      return { banner: null, drafts: await pendingDocuments(tx, exchange, siteId) };
    const first = await firstPolicies(tx, actor.accountId, siteId);
    const options = { drafts: first.length > 0 };
    const { proposal, ...gathered } = await gatherSite(tx, services, actor.accountId, siteId, options);
    const draft = { configuration: stored?.configuration ?? proposal, gathered };
    // A banner that was never saved gets its public id when it is.
    const publicId = (await findSitePublicId(tx, actor.accountId, siteId)) ?? '';
    const does = publishedBanner(publicId, draft.configuration, gathered.facts('en'));
    return {
      banner: await pendingBanner(tx, exchange, siteId, stored, draft),
      drafts: await pendingDocuments(tx, exchange, siteId, { banner: bannerInDocuments(does, siteId), first }),
    };
  });
  const documents: ComparedDocument[] = [];
  for (const draft of drafts) {
    const compared = await comparedDocument(draft, asked.locale);
    if (draft.changed || compared.changes.length > 0) documents.push(compared);
  }
  return { banner, documents };
}

/** What publishing one document would change. @throws Problem `document.not-found` */
export async function compareDocument(exchange: Exchange, documentId: string): Promise<SignOffComparison> {
  const { services, actor, asked } = exchange;
  const draft = await services.db.inAccount(actor.accountId, async (tx) =>
    pendingDocument(tx, exchange, await readDocument(tx, actor.accountId, documentId), true),
  );
  return { banner: null, documents: [await comparedDocument(draft, asked.locale)] };
}

async function comparedDocument(
  { compared, changed: _, ...document }: PendingDocument,
  locale: Locale,
): Promise<ComparedDocument> {
  const { summary, changes, consent } = await compareStates(compared, locale);
  return {
    ...document,
    language: compared.shown,
    summary: changes.length > 0 || !compared.earlier ? summary : null,
    changes,
    consent,
  };
}

type ComparedDocument = SignOffComparison['documents'][number];

type PendingDocument = Pick<ComparedDocument, 'id' | 'type' | 'blocking' | 'from'> & {
  readonly compared: Compared;
  /** Whether it waits for publication already, not only once the banner is published. */
  readonly changed: boolean;
};

type DocumentOptions = {
  /** What the banner will do. */
  readonly banner?: PublishedBanner;
  /** IDs of documents that will be published for the first time. */
  readonly first?: readonly string[];
};

/** Documents that may state something new. */
async function pendingDocuments(
  tx: Tx,
  exchange: Exchange,
  siteId: string,
  { banner, first = [] }: DocumentOptions = {},
): Promise<readonly PendingDocument[]> {
  const { accountId } = exchange.actor;
  const followed = banner ? await documentsToFollow(tx, accountId, siteId, banner) : [];
  const pending: PendingDocument[] = [];
  for (const document of await listDocuments(tx, accountId, [siteId])) {
    const { id, type } = document;
    const status = await statusOf(tx, accountId, document);
    const isFirst = first.includes(id);
    if (!isFirst && status !== 'changed' && !(status === 'published' && followed?.includes(type))) continue;
    pending.push(await pendingDocument(tx, exchange, document, isFirst || status === 'changed', banner));
  }
  return pending;
}

async function pendingDocument(
  tx: Tx,
  exchange: Exchange,
  document: StoredDocument,
  changed: boolean,
  banner?: PublishedBanner,
): Promise<PendingDocument> {
  const { services, actor, asked } = exchange;
  const facts = await factsOf(tx, services, actor.accountId, document, banner);
  const { missing } = await saidOf(facts, document, dayOf(services.now()), asked.locale);
  const compared = await draftToCompare(tx, exchange, document, facts);
  const { id, type, publishedNumber } = document;
  return { id, type, from: publishedNumber, blocking: blocking(missing), compared, changed };
}

/** Whether publishing everything publishes the banner: it was published before, or the owner said that it asks visitors. */
export async function publishesBanner(
  tx: Tx,
  accountId: string,
  siteId: string,
  banner: StoredBanner | undefined,
): Promise<boolean> {
  const { consentBy } = await findSettings(tx, accountId, siteId);
  return Boolean(banner?.publishedNumber) || consentBy?.by === 'banner';
}

/**
 * The IDs of policies that were never published, where visitors can read no policy of the site: a banner must lead to one, and
 * one that sells or shares must find a banner, so the first are published together.
 */
export async function firstPolicies(tx: Tx, accountId: string, siteId: string): Promise<readonly string[]> {
  const policies = (await listDocuments(tx, accountId, [siteId])).filter(({ type }) => isPolicy(type));
  return policies.some(isHosted) ? [] : policies.filter(isDraft).map(({ id }) => id);
}

type Draft = { readonly configuration: BannerConfiguration; readonly gathered: Gathered };

async function pendingBanner(
  tx: Tx,
  { services, actor: { accountId }, asked }: Exchange,
  siteId: string,
  stored: StoredBanner | undefined,
  { configuration, gathered }: Draft,
): Promise<Pending['banner']> {
  const now = services.now();
  const version = stored?.publishedNumber
    ? await findVersion(tx, accountId, siteId, stored.publishedNumber)
    : undefined;
  const closed = await findClosed(tx, accountId, siteId);
  const changes: readonly BannerChange[] = version
    ? await waitingChanges(tx, accountId, siteId, version, { configuration, gathered })
    : [{ kind: 'first', what: '' }];
  if (changes.length === 0 && !closed) return null;
  const history = await listAsked(tx, accountId, siteId);
  const lists = await readTcfLists(tx, configuration);
  const findings = await findingsOf(configuration, gathered, { day: dayOf(now), locale: asked.locale, now, lists });
  return {
    version: Math.max(closed?.lastNumber ?? 0, ...history.map(({ number }) => number)) + 1,
    changes: [...changes],
    offline: closed !== undefined,
    blocking: blocking(findings),
  };
}

function blocking(all: readonly Blocking[]): string[] {
  return all.filter(({ weight }) => weight === 'blocks').map(({ message }) => message);
}
