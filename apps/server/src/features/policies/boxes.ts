import { requiredAmong, type Document, type MissingFact } from '@app/contract';
import {
  comingChanges,
  isUpdateNear,
  noticeLaws,
  noticeProvisions,
  termsProvisions,
  uncomparedInstructions,
  type Facts,
} from '@app/documents';
import {
  fill,
  formatDate,
  formatList,
  isLocale,
  loadDocumentWords,
  loadWords,
  localeNameWithin,
  type Locale,
  type Words,
} from '@app/texts';
import type { Exchange } from '#platform/http/context.ts';
import { readDocument } from './document-service.ts';
import { readShown } from './document-view.ts';
import { factsOf } from './facts.ts';
import { dayOf } from './findings.ts';
import { findPublishedFacts } from './queries.ts';
import { asStored } from './settle.ts';
import { findUpdateDue } from './yearly-update.ts';

type Name = 'missing' | 'advised' | 'due' | 'languages' | 'services' | 'assumed' | 'next' | 'laws' | 'coming';
type Line = { readonly text: string; readonly path: string | null };

/** One of the boxes next to the generator. A box without lines has nothing to say, and the page removes it. */
export async function boxOf(exchange: Exchange, documentId: string, box: Name) {
  const document = await readShown(exchange, documentId);
  const { locale } = exchange.asked;
  const { boxes: words } = await loadWords(locale, 'facts');
  const required = requiredAmong(document.missing);
  const linesOf = (facts: readonly MissingFact[]) => facts.map(({ message, path }) => ({ text: message, path }));
  const lines: Record<Name, () => readonly Line[] | Promise<readonly Line[]>> = {
    missing: () => linesOf(required),
    advised: () => linesOf(document.missing.filter((fact) => !required.includes(fact))),
    languages: () => [
      ...document.services
        .filter(({ deniedLanguages }) => deniedLanguages.length > 0)
        .map(({ name, id, deniedLanguages }) => ({
          text: fill(words.denied, { service: name, languages: deniedLanguages.join(', ') }),
          path: `services.${id}`,
        })),
      ...unreviewedLines(document, words, locale),
    ],
    services: () =>
      document.serviceLimit === null
        ? []
        : [{ text: fill(words.limit, { count: document.services.length, limit: document.serviceLimit }), path: null }],
    assumed: () => document.assumed.map(({ why, path }) => ({ text: why, path })),
    laws: () => lawLines(exchange, document, words),
    coming: () => comingLines(exchange, document, words),
    due: async () => {
      const due = document.status === 'published' ? await updateDue(exchange, document) : undefined;
      return due ? [{ text: fill(words.update, { date: formatDate(locale, due, 'long') }), path: null }] : [];
    },
    next: async () => {
      if (required.length > 0)
        return [{ text: fill(words.fill, { count: required.length }), path: required[0]?.path ?? null }];
      if (document.status === 'draft') return [{ text: words.publish, path: null }];
      const due = document.status === 'published' ? await updateDue(exchange, document) : undefined;
      if (due) return [{ text: fill(words.update, { date: formatDate(locale, due, 'long') }), path: null }];
      if (document.status === 'changed') return [{ text: words.publishAgain, path: null }];
      const moved = document.status === 'published' ? await movedServices(exchange, document) : [];
      if (moved.length > 0)
        return [{ text: fill(words.catalogue, { services: formatList(locale, moved) }), path: null }];
      return [{ text: words.embed, path: null }];
    },
  };
  return { box, title: words.titles[box === 'due' ? 'next' : box], lines: [...(await lines[box]())] };
}

type BoxWords = Words<'facts'>['boxes'];

/** The laws that the document follows and why, then those whose implementation no lawyer has confirmed. */
async function lawLines(exchange: Exchange, document: Document, words: BoxWords): Promise<readonly Line[]> {
  const { type, regimes } = document;
  if (type === 'legal_notice') return noticeLines(await gatheredFacts(exchange, document), words);
  if (type === 'cookie_policy' || type === 'data_processing_agreement') return [];
  if (type === 'terms_and_conditions') {
    const facts = await gatheredFacts(exchange, document);
    const today = dayOf(exchange.services.now());
    const unconfirmed = termsProvisions(facts, today).filter(({ confirmed }) => !confirmed);
    const uncompared = uncomparedInstructions(facts, today, document.languages);
    const names = uncompared.map((language) => localeNameWithin(language, exchange.asked.locale));
    return [
      ...unconfirmedLines(
        unconfirmed.map(({ source }) => source),
        words,
        '; ',
      ),
      ...(names.length > 0 ? [{ text: fill(words.uncompared, { languages: names.join(', ') }), path: null }] : []),
    ];
  }
  return [
    ...regimes.map(({ name, reason }) => ({ text: fill(words.law, { law: name, reason }), path: 'audience.areas' })),
    ...unconfirmedLines(
      regimes.filter(({ note }) => note !== null).map(({ name }) => name),
      words,
      ', ',
    ),
  ];
}

/**
 * Names of the services of which the catalogue says something else than when the document was published. The owner changed
 * nothing since, or its status would say so.
 */
async function movedServices({ services, actor }: Exchange, { id }: Document): Promise<readonly string[]> {
  return services.db.inAccount(actor.accountId, async (tx) => {
    const document = await readDocument(tx, actor.accountId, id);
    const published = await findPublishedFacts(tx, actor.accountId, document);
    const now = await factsOf(tx, services, actor.accountId, document);
    // Written by `keepNext` alone.
    const before = (published?.facts as Facts | undefined)?.services ?? now.services;
    const said = new Map(before.map((service) => [service.id, asStored(service)]));
    return now.services
      .filter((service) => said.has(service.id) && said.get(service.id) !== asStored(service))
      .map(({ name }) => name);
  });
}

/** The provisions that ask for a legal notice, and that nobody has confirmed our reading of them. */
function noticeLines({ owner }: Facts, words: BoxWords): readonly Line[] {
  const law = noticeLaws[owner.country];
  if (!law) return [{ text: words.noNotice, path: 'owner.country' }];
  const provisions = noticeProvisions(owner);
  const lines = provisions.map((text) => ({ text, path: 'owner.country' }));
  return [...lines, ...(law.confirmed ? [] : unconfirmedLines(provisions, words, '; '))];
}

/** A line on unconfirmed laws, if any. The separator differs because citations contain commas. */
function unconfirmedLines(laws: readonly string[], words: BoxWords, between: ', ' | '; '): readonly Line[] {
  return laws.length > 0 ? [{ text: fill(words.unconfirmed, { laws: laws.join(between) }), path: null }] : [];
}

function unreviewedLines({ reviewedBy }: Document, words: BoxWords, locale: Locale): readonly Line[] {
  const unread = Object.entries(reviewedBy).flatMap(([language, by]) =>
    by === 'machine' && isLocale(language) ? [localeNameWithin(language, locale)] : [],
  );
  return unread.length > 0 ? [{ text: fill(words.unreviewed, { languages: unread.join(', ') }), path: null }] : [];
}

/** Changes by laws that are not in force yet, by date. */
async function comingLines(exchange: Exchange, document: Document, words: BoxWords): Promise<readonly Line[]> {
  const { services, asked } = exchange;
  const facts = await gatheredFacts(exchange, document);
  const options = {
    kind: document.type,
    language: asked.locale,
    variant: 'complete',
    on: dayOf(services.now()),
  } as const;
  const coming = comingChanges(facts, await loadDocumentWords(asked.locale), options);
  return coming.map(({ on, changes }) => {
    const date = formatDate(asked.locale, on, 'long');
    return {
      text: fill(words.coming, { date, clauses: changes.map(({ heading }) => heading).join(', ') }),
      path: null,
    };
  });
}

/** The day by which a published policy must be updated, if that is near. */
async function updateDue({ services, actor }: Exchange, { id }: Document): Promise<string | undefined> {
  const { accountId } = actor;
  const due = await services.db.inAccount(accountId, async (tx) =>
    findUpdateDue(tx, accountId, await readDocument(tx, accountId, id)),
  );
  return due && isUpdateNear(due, dayOf(services.now())) ? due : undefined;
}

function gatheredFacts({ services, actor }: Exchange, { id }: Document): Promise<Facts> {
  return services.db.inAccount(actor.accountId, async (tx) =>
    factsOf(tx, services, actor.accountId, await readDocument(tx, actor.accountId, id)),
  );
}
