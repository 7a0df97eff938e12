import { documentSettings, type Call, type Question, type questions } from '@app/contract';
import {
  answered,
  questionsAbout,
  serviceIdOf,
  type AskedQuestion,
  type Facts,
  type FactsChange,
} from '@app/documents';
import { loadWords, type Words } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { recordEvent } from '../audit/index.ts';
import { setSiteChildren } from '../sites/index.ts';
import { changeSettings, lockedSiteOf, readDocument } from './document-service.ts';
import { factsOf } from './facts.ts';
import { dayOf, naming, filled, saidOf } from './findings.ts';
import type { StoredDocument } from './queries.ts';
import { speakOfServices } from './rules.ts';
import { listServices, updateService } from './service-queries.ts';
import { settleDocuments } from './settle.ts';

/** The questions of a document in its owner's language. @throws Problem `document.not-found` */
export async function questionsOf({ services, actor, asked }: Exchange, documentId: string) {
  const { facts, document } = await services.db.inAccount(actor.accountId, async (tx) => {
    const found = await readDocument(tx, actor.accountId, documentId);
    return { facts: await factsOf(tx, services, actor.accountId, found), document: found };
  });
  const on = dayOf(services.now());
  const words = await loadWords(asked.locale, 'facts');
  const named = await naming(facts, asked.locale);
  const shown = questionsAbout(facts, on, document.type).map((each) =>
    shownQuestion(each, words.questions, (sentence, values) => filled(sentence, named(values), asked.locale)),
  );
  const { derived } = await saidOf(facts, document, on, asked.locale);
  return { questions: shown, open: shown.filter(({ stated }) => stated === null).length, derived };
}

type Fill = (sentence: string, values: Readonly<Record<string, string>>) => string;

function shownQuestion(
  { id, writes, choices, stated, proposed }: AskedQuestion,
  { asked, because }: Words<'facts'>['questions'],
  fill: Fill,
): Question {
  const { title, choices: labels } = asked[id];
  return {
    id,
    title,
    writes,
    choices: choices.map(({ id: choice, takes = null, leadsTo = null, values = {} }) => ({
      id: choice,
      label: fill((labels as Readonly<Record<string, string>>)[choice] ?? choice, values),
      takes,
      leadsTo,
    })),
    stated: (stated as Question['stated'] | undefined) ?? null,
    proposed: proposed
      ? {
          ...(proposed.answer as NonNullable<Question['stated']>),
          because: fill(because[proposed.because], proposed.values ?? {}),
        }
      : null,
  };
}

/**
 * Writes what the answers say into the facts of the site: all or nothing.
 * @throws Problem `document.not-found`, `question.refused`
 */
export async function answerQuestions(
  { services, actor }: Exchange,
  documentId: string,
  { answers }: Call<typeof questions.answerQuestions>['body'],
): Promise<void> {
  const { accountId } = actor;
  await services.db.inAccount(accountId, async (tx) => {
    const { siteId } = await lockedSiteOf(tx, accountId, documentId);
    const document = await readDocument(tx, accountId, documentId);
    const facts = await factsOf(tx, services, accountId, document);
    const outcome = answered(facts, dayOf(services.now()), document.type, answers);
    if ('refused' in outcome) throw new Problem('question.refused', outcome.refused);
    const { change } = outcome;
    if (change.children !== undefined) await setSiteChildren(tx, accountId, siteId, change.children, services.now());
    const changedServices = await changeServices(tx, accountId, document, facts, change);
    const settings = documentSettings.parse(change.settings ?? {});
    await changeSettings(tx, services, accountId, siteId, settings);
    if (changedServices) await settleDocuments(tx, services, accountId, siteId, speakOfServices);
    const details = { type: document.type, questions: Object.keys(answers).length };
    await recordEvent(tx, services.now(), actor, 'document.changed', { siteId, target: documentId, details });
  });
}

/** Changes by the ID of the service itself, whose facts its alternates share. */
function changesByService({ services }: Facts, changes: NonNullable<FactsChange['services']>) {
  const found = new Map<string, (typeof changes)[string]>();
  for (const service of services) {
    const change = changes[service.id];
    if (change) found.set(serviceIdOf(service), { ...change, ...found.get(serviceIdOf(service)) });
  }
  return found;
}

async function changeServices(
  tx: Tx,
  accountId: string,
  { siteId }: StoredDocument,
  facts: Facts,
  { services = {} }: FactsChange,
): Promise<boolean> {
  const changes = changesByService(facts, services);
  const present = await listServices(tx, accountId, [siteId]);
  let isChanged = false;
  for (const { id, serviceId, overrides, custom, position } of present) {
    const change = changes.get(serviceId ?? id);
    if (!change) continue;
    const { lifetimes = { mode: 'auto', range: 'range_one', trackers: [], showInCookiePolicy: true } } = overrides;
    const said = {
      ...overrides,
      ...(change.serves && { serves: [...change.serves] }),
      ...(change.lifetimesAcknowledged && { lifetimes: { ...lifetimes, acknowledged: true } }),
    };
    await updateService(tx, accountId, id, said, custom, position);
    isChanged = true;
  }
  return isChanged;
}
