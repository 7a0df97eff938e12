import type { Facts } from '../facts.ts';
import type { ResolvedFacts } from '../known.ts';
import { resolve } from '../resolve.ts';
import type { DocumentKind } from '../tree.ts';
import { dealings } from './dealings.ts';
import { protection } from './protection.ts';
import type { Answer, Choice, FactsChange, Proposal, Question, QuestionId } from './question.ts';
import { running } from './running.ts';

/** The questions that decide something, in the order in which owners are asked. At most fifteen. */
export const questions: readonly Question[] = [...running, ...dealings, ...protection];

/** A question about the facts of a site, with the answer that they give or suggest. */
export type AskedQuestion = {
  readonly id: QuestionId;
  readonly writes: string;
  readonly choices: readonly Choice[];
  readonly stated: Answer | undefined;
  readonly proposed: Proposal | undefined;
};

/** The questions that a document of a kind asks about these facts on a day. */
export function questionsAbout(facts: Facts, on: string, kind: DocumentKind): readonly AskedQuestion[] {
  const known = resolve(facts, on);
  return askedOf(known, kind).map(({ id, writes, choices, stated, proposes }) => ({
    id,
    writes,
    choices: choices(known),
    stated: stated(known),
    proposed: proposes(known),
  }));
}

function askedOf(known: ResolvedFacts, kind: DocumentKind): readonly Question[] {
  return questions.filter(({ kinds, isAsked }) => kinds.includes(kind) && isAsked(known));
}

/** A question that is not asked about these facts, or an answer that it does not have. */
export type RefusedAnswer = { readonly question: string };

export type GivenAnswer = Answer & { readonly question: string };

/**
 * The facts that answers write, one after the other. An answer is refused if its question is not asked, if the choice is not there
 * or leads to a field, or if it lacks what the choice takes.
 */
export function answered(
  facts: Facts,
  on: string,
  kind: DocumentKind,
  answers: readonly GivenAnswer[],
): { readonly change: FactsChange } | { readonly refused: RefusedAnswer } {
  let change: FactsChange = {};
  for (const given of answers) {
    const known = resolve(changed(facts, change), on);
    const question = askedOf(known, kind).find(({ id }) => id === given.question);
    const choice = question?.choices(known).find(({ id }) => id === given.choice);
    if (!question || !choice || !isComplete(choice, given)) return { refused: { question: given.question } };
    change = joined(change, question.answers(known, given));
  }
  return { change };
}

function isComplete({ takes, leadsTo }: Choice, { period, name }: Answer): boolean {
  if (leadsTo !== undefined) return false;
  if (takes === 'period') return period !== undefined;
  return takes !== 'company' || Boolean(name?.trim());
}

function joined(before: FactsChange, after: FactsChange): FactsChange {
  const services = { ...before.services };
  for (const [id, service] of Object.entries(after.services ?? {})) services[id] = { ...services[id], ...service };
  return {
    ...before,
    ...after,
    settings: { ...before.settings, ...after.settings },
    services,
  };
}

/** Facts with a change. */
function changed(facts: Facts, { settings, children, services = {} }: FactsChange): Facts {
  return {
    ...facts,
    ...settings,
    audience: { ...facts.audience, ...(children !== undefined && { children }) },
    services: facts.services.map((service) => ({ ...service, ...services[service.id] })),
  };
}
