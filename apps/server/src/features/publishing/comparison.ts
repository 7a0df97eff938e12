import type { DocumentVersion } from '@app/contract';
import { newConsent, type DocumentKind, type DocumentTree, type Facts } from '@app/documents';
import { fill, isLocale, loadWords, type Locale } from '@app/texts';
import type { Context, Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { composeTree, dayOf, factsOf, readDocument } from '../policies/index.ts';
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
  const { type, earlier, later, shown } = await services.db.inAccount(accountId, async (tx) => {
    const document = await readDocument(tx, accountId, documentId);
    const shown = language ?? document.languages.find(isLocale) ?? 'en';

    async function published(number: number): Promise<State> {
      const version = await findVersion(tx, accountId, documentId, number);
      const page = version && pageOf(await listKeptPages(tx, accountId, version.id), shown, 'complete');
      const facts = version && (await findFacts(tx, accountId, version.id));
      if (!page || !facts) throw new Problem('version.not-found');
      return { id: version.id, facts, tree: treeOf(page) };
    }

    async function asSetNow(): Promise<State> {
      const facts = await factsOf(tx, services, accountId, document);
      const on = dayOf(services.now());
      return {
        facts,
        tree: await composeTree(facts, { kind: document.type, language: shown, variant: 'complete', on }),
      };
    }

    return {
      type: document.type,
      earlier: await published(from),
      later: to === undefined ? await asSetNow() : await published(to),
      shown,
    };
  });
  const key = later.id === undefined ? undefined : [earlier.id, later.id, shown].join(' ');
  const changes = changesIn(await compareInThread({ earlier: earlier.tree, later: later.tree }, key));
  return {
    summary: await summaryOf(earlier, later, shown, changes),
    changes: [...changes],
    consent: await consentFor(type, earlier.facts, later.facts, later.tree.date, asked.locale),
  };
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
