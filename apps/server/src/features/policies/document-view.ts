import { requiredAmong, type Document, type DocumentService, type DocumentSummary } from '@app/contract';
import { applicableRegimes, lawfulRetention, servesOf, type Facts, type Serves } from '@app/documents';
import { isLocale, loadDocumentWords, loadWords, type Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Context, Exchange, Services } from '#platform/http/context.ts';
import { entitlements } from '../billing/index.ts';
import { checkSite, findChangedAt, type SiteChange } from '../sites/index.ts';
import { catalogue } from './catalogue.ts';
import { readDocument } from './document-service.ts';
import { factsOf, serviceFacts } from './facts.ts';
import { dayOf, saidOf, type DocumentFindings } from './findings.ts';
import { shownLaw } from './laws.ts';
import { addressOf } from './links.ts';
import { proposedConsent } from './published-banner.ts';
import { findSettings, isHosted, listDocuments, type StoredDocument } from './queries.ts';
import { needsPro, statusSince } from './rules.ts';
import { listServices, type StoredService } from './service-queries.ts';

/** A document in the form that its owner sees. */
export async function shownDocument(
  tx: Tx,
  services: Services,
  accountId: string,
  document: StoredDocument,
  locale: Locale,
): Promise<Document> {
  const facts = await factsOf(tx, services, accountId, document);
  const said = await saidOf(facts, document, dayOf(services.now()), locale);
  const { services: serviceLimit } = await entitlements(tx, services, accountId);
  const present = await listServices(tx, accountId, [document.siteId]);
  const serves = servesOf(facts, dayOf(services.now()));
  return {
    id: document.id,
    publicId: document.publicId,
    siteId: document.siteId,
    type: document.type,
    languages: document.languages.filter(isLocale),
    status: await statusOf(tx, accountId, document),
    settings: await findSettings(tx, accountId, document.siteId),
    proposedConsent: proposedConsent(facts),
    services: present.map((service) => shownService(service, serves, said)),
    activities: serves.activities.map((activity) => ({ ...activity, services: rowsOf(activity, present) })),
    suggestedActivities: serves.suggested.map((each) => ({ ...each, services: rowsOf(each, present) })),
    serviceLimit,
    missing: said.missing,
    assumed: said.assumed,
    derived: said.derived,
    regimes: applicableRegimes(facts, dayOf(services.now())).map((law) => shownLaw(law, said.regimeWords)),
    retentionLaw: await retentionLawOf(facts, document, locale),
    reviewedBy: await reviewersOf(document.languages),
    version: document.publishedNumber,
    url: publicUrl(services, document),
    offlineSince: document.offlineAt?.toISOString() ?? null,
    createdAt: document.createdAt.toISOString(),
    updatedAt: document.updatedAt.toISOString(),
  };
}

/** @throws Problem `document.not-found` */
export async function readShown({ services, actor, asked }: Exchange, documentId: string): Promise<Document> {
  return services.db.inAccount(actor.accountId, async (tx) =>
    shownDocument(tx, services, actor.accountId, await readDocument(tx, actor.accountId, documentId), asked.locale),
  );
}

/** @throws Problem `site.not-found` */
export async function shownDocuments({ services, actor, asked }: Exchange, siteId: string): Promise<Document[]> {
  return services.db.inAccount(actor.accountId, async (tx) => {
    await checkSite(tx, actor.accountId, siteId);
    const shown: Document[] = [];
    for (const document of await listDocuments(tx, actor.accountId, [siteId])) {
      shown.push(await shownDocument(tx, services, actor.accountId, document, asked.locale));
    }
    return shown;
  });
}

/** Summaries of the documents of several sites, for lists. Sites of other accounts are skipped. */
export async function documentSummaries(
  { services, actor }: Context,
  siteIds: readonly string[],
): Promise<DocumentSummary[]> {
  return services.db.inAccount(actor.accountId, async (tx) => {
    const summaries: DocumentSummary[] = [];
    const documents = await listDocuments(tx, actor.accountId, siteIds);
    for (const document of documents) {
      const facts = await factsOf(tx, services, actor.accountId, document);
      const { missing } = await saidOf(facts, document, dayOf(services.now()), 'en');
      summaries.push({
        id: document.id,
        siteId: document.siteId,
        type: document.type,
        languages: document.languages.filter(isLocale),
        status: await statusOf(tx, actor.accountId, document),
        missing: requiredAmong(missing).length,
        url: publicUrl(services, document),
        publishedAt: document.publishedAt?.toISOString() ?? null,
      });
    }
    return summaries;
  });
}

/** URL of the hosted document; null until it is published, and while it is offline. */
export function publicUrl({ config }: Services, document: StoredDocument): string | null {
  return isHosted(document) ? addressOf(config, document) : null;
}

/** Status of a document: `changed` if the document itself, its site or its owner changed since it was published. */
export async function statusOf(tx: Tx, accountId: string, document: StoredDocument): Promise<Document['status']> {
  return statusSince(document, await findChangedAt(tx, accountId, document.siteId));
}

/** The states of all documents of sites, by site. */
export async function documentStates(
  tx: Tx,
  accountId: string,
  sites: readonly SiteChange[],
): Promise<{ readonly siteId: string; readonly status: Document['status'] }[]> {
  const changes = new Map(sites.map(({ siteId, changedAt }) => [siteId, changedAt]));
  const documents = await listDocuments(tx, accountId, [...changes.keys()]);
  return documents.map((document) => ({
    siteId: document.siteId,
    status: statusSince(document, changes.get(document.siteId)),
  }));
}

/** Ids of rows of the services, whose facts go by other ids. */
function rowsOf(
  { services }: { readonly services: readonly string[] },
  present: readonly StoredService[],
): DocumentService['id'][] {
  return present.filter((stored) => services.includes(factsId(stored))).map(({ id }) => id);
}

/** The id under which the facts of a document have a service. */
function factsId({ serviceId, id }: StoredService): string {
  return serviceId ?? id;
}

function shownService(stored: StoredService, serves: Serves, said: DocumentFindings): DocumentService {
  const { id, serviceId, custom, overrides, addedAt } = stored;
  const service = serviceId ? catalogue.find(serviceId) : undefined;
  const path = `services.${factsId(stored)}.`;
  const served = serves.services.get(factsId(stored));
  // What the documents say and the banner does.
  const facts = serviceFacts(stored);
  return {
    id,
    serviceId,
    custom,
    overrides,
    serves: [...(served?.serves ?? [])],
    apart: [...(served?.apart ?? [])],
    name: custom?.name ?? service?.name ?? serviceId ?? '',
    provider: custom?.provider ?? service?.provider?.name ?? null,
    category: facts?.category ?? 'marketing',
    purposes: [...(facts?.purposes ?? [])],
    pro: service ? needsPro(service) : false,
    deactivated: serviceId !== null && (!service || service.status === 'retired'),
    deniedLanguages: said.deniedLanguages
      .filter((denied) => denied.path.startsWith(path))
      .map(({ language }) => language),
    addedAt: addedAt.toISOString(),
  };
}

async function reviewersOf(languages: readonly string[]): Promise<Document['reviewedBy']> {
  const reviewers = languages.filter(isLocale).map(async (language): Promise<[Locale, string]> => {
    const { review } = await loadWords(language, 'documents');
    return [language, review.by];
  });
  return Object.fromEntries(await Promise.all(reviewers));
}

/** In the owner's language if documents exist in it, else in English. */
async function retentionLawOf(
  facts: Facts,
  { type }: StoredDocument,
  locale: Locale,
): Promise<Document['retentionLaw']> {
  return type === 'privacy_policy' ? [...lawfulRetention(facts, locale, await loadDocumentWords(locale))] : [];
}
