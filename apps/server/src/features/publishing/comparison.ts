import type { DocumentVersion } from '@app/contract';
import { newConsent, type DocumentKind, type DocumentTree, type Facts } from '@app/documents';
import { fill, isLocale, loadWords, type Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Context, Exchange, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { composeTree, dayOf, factsOf, readDocument, type StoredDocument } from '../policies/index.ts';
import { compareInThread } from './compare.ts';
import { changesIn } from './compare-worker.ts';
import { shownVersion } from './kept-pages.ts';
import { treeOf } from './packing.ts';
import { pageOf } from './pages.ts';
import { findFacts, findVersion, listKeptPages, listVersions } from './queries.ts';
import { summaryOf } from './summary.ts';

/** The versions of a document, newest first. @throws Problem `document.not-found` */
export async function readVersions(
  { services, actor }: Context,
  documentId: string,
): Promise<{ versions: DocumentVersion[] }> {
  return services.db.inAccount(actor.accountId, async (tx) => {
    await readDocument(tx, actor.accountId, documentId);
    return { versions: (await listVersions(tx, actor.accountId, documentId)).map(shownVersion) };
  });
}

type ComparisonQuery = {
  readonly from: number;
  readonly to?: number | undefined;
  readonly language?: Locale | undefined;
};

/**
 * Compares two versions, or a version with the current draft if `to` is omitted.
 * @throws Problem `document.not-found`, `version.not-found`
 */
export async function compareVersions(
  { services, actor, asked }: Exchange,
  documentId: string,
  { from, to, language }: ComparisonQuery,
) {
  const { accountId } = actor;
  const compared = await services.db.inAccount(accountId, async (tx) => {
    const document = await readDocument(tx, accountId, documentId);
    const shown = language ?? document.languages.find(isLocale) ?? 'en';
    return {
      type: document.type,
      earlier: await publishedState(tx, accountId, documentId, from, shown),
      later:
        to === undefined
          ? await draftState(services, document, await factsOf(tx, services, accountId, document), shown)
          : await publishedState(tx, accountId, documentId, to, shown),
      shown,
    };
  });
  return compareStates(compared, asked.locale);
}

/**
 * The current version of a document and what these facts make of it, to be compared: in the owner's language if the document has
 * it. What was never published has no earlier state. @throws Problem `version.not-found`
 */
export async function draftToCompare(
  tx: Tx,
  { services, actor, asked }: Exchange,
  document: StoredDocument,
  facts: Facts,
): Promise<Compared> {
  const { id, type, languages, publishedNumber } = document;
  const version = publishedNumber === null ? undefined : await findVersion(tx, actor.accountId, id, publishedNumber);
  const both = languages
    .filter((each) => isLocale(each))
    .filter((each) => publishedNumber === null || version?.languages.includes(each));
  const shown = both.find((each) => each === asked.locale) ?? both[0] ?? 'en';
  const earlier =
    publishedNumber === null ? undefined : await publishedState(tx, actor.accountId, id, publishedNumber, shown);
  return { type, earlier, later: await draftState(services, document, facts, shown), shown };
}

export type Compared = {
  readonly type: DocumentKind;
  /** Left out: the document was never published. */
  readonly earlier?: State | undefined;
  readonly later: State;
  readonly shown: Locale;
};

/** @param locale language of the reasons. @throws Problem `server.busy` */
export async function compareStates({ type, earlier, later, shown }: Compared, locale: Locale) {
  const consent = await consentFor(type, (earlier ?? later).facts, later.facts, later.tree.date, locale);
  if (!earlier) return { summary: await summaryOf(undefined, later, shown), changes: [], consent };
  const key = later.id === undefined ? undefined : [earlier.id, later.id, shown].join(' ');
  const changes = changesIn(await compareInThread({ earlier: earlier.tree, later: later.tree }, key));
  return {
    summary: await summaryOf(earlier, later, shown, changes),
    changes: [...changes],
    consent,
  };
}

/** @throws Problem `version.not-found` */
async function publishedState(
  tx: Tx,
  accountId: string,
  documentId: string,
  number: number,
  language: Locale,
): Promise<State> {
  const version = await findVersion(tx, accountId, documentId, number);
  const page = version && pageOf(await listKeptPages(tx, accountId, version.id), language, 'complete');
  const facts = version && (await findFacts(tx, accountId, version.id));
  if (!page || !facts) throw new Problem('version.not-found');
  return { id: version.id, facts, tree: treeOf(page) };
}

async function draftState({ now }: Services, { type }: StoredDocument, facts: Facts, language: Locale): Promise<State> {
  const on = dayOf(now());
  return { facts, tree: await composeTree(facts, { kind: type, language, variant: 'complete', on }) };
}

type State = {
  /** The id of the published version; undefined for a draft. */
  readonly id?: string;
  readonly facts: Facts;
  readonly tree: DocumentTree;
};

/** Whether a new consent is needed and why, in the owner's language. */
async function consentFor(kind: DocumentKind, before: Facts, after: Facts, on: string, locale: Locale) {
  const { consent: words } = await loadWords(locale, 'facts');
  const { needed, reasons } = newConsent(kind, before, after, on);
  const shown = reasons.map(({ code, values }) => ({ code, message: fill<string>(words[code], values) }));
  return { needed, reasons: shown };
}
