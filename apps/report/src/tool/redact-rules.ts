import { excerptLength, type BodyContent, type SummaryContent } from '@app/whistleblowing';
import { blackened, blackenTerms, blackMark } from './vault/blacken.ts';

/** The texts of a report in which words can be blacked out. */
export type FactField = 'wrongdoing' | 'facts' | 'period' | 'source' | 'meeting' | `answer ${number}`;

export function textsOf(body: BodyContent): ReadonlyMap<FactField, string> {
  const { wrongdoing, facts, period, source, meeting, answers } = body;
  return new Map<FactField, string>([
    ['wrongdoing', wrongdoing],
    ['facts', facts],
    ['period', period],
    ['source', source],
    ...(meeting === null ? [] : [['meeting', meeting] as const]),
    ...answers.map(({ text }, at) => [`answer ${at}`, text] as const),
  ]);
}

/** Blacks out a part of a text. */
export const coverRange = (text: string, start: number, end: number): string =>
  start < end ? `${text.slice(0, start)}${blackMark}${text.slice(end)}` : text;

/** Blacks out every place at which words stand, in capitals or not. A text without them stays as it is. */
export function coverWords(text: string, words: string): string {
  const covered = blackened(text, blackenTerms(words));
  return covered.count === 0 ? text : covered.text;
}

/** The report with other texts, and the summary that goes with them. */
export function redactionOf(
  body: BodyContent,
  texts: ReadonlyMap<FactField, string>,
): { readonly body: BodyContent; readonly summary: SummaryContent } {
  const of = (field: FactField, before: string) => texts.get(field) ?? before;
  const { type, isAnonymous, locale, channel, meeting } = body;
  const wrongdoing = of('wrongdoing', body.wrongdoing);
  const next: BodyContent = {
    ...body,
    wrongdoing,
    facts: of('facts', body.facts),
    period: of('period', body.period),
    source: of('source', body.source),
    meeting: meeting === null ? null : of('meeting', meeting),
    answers: body.answers.map((answer, at) => ({ ...answer, text: of(`answer ${at}`, answer.text) })),
  };
  const excerpt = Array.from(wrongdoing).slice(0, excerptLength).join('');
  return { body: next, summary: { type, excerpt, isAnonymous, wantsMeeting: meeting !== null, locale, channel } };
}

/** The days for which the server keeps what a redaction replaced. */
const keptDays = 30;

/** Whether a redaction can be taken back: what it replaced was not deleted at once, and not yet. @param time ISO 8601 */
export const isRestorable = (
  { at, isErased }: { readonly at: string; readonly isErased: boolean },
  time: string,
): boolean => !isErased && Date.parse(time) - Date.parse(at) < keptDays * 86_400_000;
