import type { AssessedFacts, Reason } from './facts.ts';
import { proposedLaws } from './laws.ts';
import { questionsOf, type AssessmentKind, type Option, type QuestionId, type QuestionOptions } from './questions.ts';
import { proposedScreening, type ScreeningId } from './screening.ts';

/** What the facts answer to a question. Neither choice nor text: they say nothing. */
export type Proposal = {
  readonly question: QuestionId;
  readonly choice: Option | undefined;
  readonly text: string;
  readonly reasons: readonly Reason[];
};

/** What the facts answer to all questions of an assessment. */
export function proposals(kind: AssessmentKind, facts: AssessedFacts, options: QuestionOptions): readonly Proposal[] {
  return questionsOf(kind, options).map(({ id }) => {
    if (kind !== 'screening') return { ...proposedText(id, facts), question: id };
    // Questions of a screening are asked by it alone.
    const { answer, reasons } = proposedScreening(id as ScreeningId, facts);
    return { question: id, choice: answer, text: '', reasons };
  });
}

/** The laws that an assessment begins with. Only a DPIA has some. */
export function lawsFor(kind: AssessmentKind, facts: AssessedFacts, on: string) {
  return kind === 'dpia' ? proposedLaws(facts.country, on, facts) : [];
}

const fromRecord: readonly Reason[] = [{ fact: 'record' }];
const lines = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n');

function proposedText(id: QuestionId, facts: AssessedFacts): Omit<Proposal, 'question'> {
  const text = textOf(id, facts);
  const choice = id === 'tia-tool' ? facts.transferBasis : undefined;
  const vulnerable = id === 'lia-vulnerable' ? proposedScreening('vulnerable', facts) : undefined;
  if (vulnerable?.answer === 'yes') return { choice: 'yes', text, reasons: vulnerable.reasons };
  return { choice, text, reasons: text !== '' || choice !== undefined ? fromRecord : [] };
}

function textOf(id: QuestionId, facts: AssessedFacts): string {
  switch (id) {
    case 'dpia-purpose':
      return lines(facts.purpose, facts.interest);
    case 'dpia-data':
    case 'lia-data':
      return facts.data;
    case 'dpia-recipients':
      return lines(facts.recipients.join('; '), transfersOf(facts));
    case 'dpia-retention':
      return facts.kept;
    case 'dpia-systems':
      return facts.systems.join('; ');
    case 'dpia-measures':
    case 'lia-safeguards':
      return facts.ownMeasures.join('\n');
    case 'lia-interest':
      return facts.interest;
    case 'lia-means':
      return facts.purpose;
    case 'tia-transfers':
      return transfersOf(facts);
    default:
      return '';
  }
}

function transfersOf({ transfers }: AssessedFacts): string {
  return transfers.map(({ name, safeguard }) => (safeguard === '' ? name : `${name}: ${safeguard}`)).join('; ');
}
