import type { AskedField, ComparedQuestion, RecordAnswers, RecordQuestion } from '@app/contract';
import { formatList, isLocale, plural, wordsLocale, type Locale, type RegisterWords } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { namePeople, type NamePerson, type Viewer } from '../accounts/index.ts';
import type { DescribedRecord } from '../processing-records/index.ts';
import type { AskedQuestion, StoredDecision } from './queries.ts';
import { answeredFields, homeOf, stateOf } from './rules.ts';

/** The language of a link, as far as its page is in it. */
export function languageOf({ language }: { readonly language: string }): Locale {
  return wordsLocale(isLocale(language) ? language : 'en', 'recordQuestions');
}

/** People who asked and decided, by name. */
export function namesIn(tx: Tx, viewer: Viewer, questions: readonly AskedQuestion[]): Promise<NamePerson> {
  const decided = questions.flatMap(({ decisions }) => Object.values(decisions).map(({ by }) => by));
  return namePeople(tx, viewer, [...questions.map(({ link }) => link.askedBy), ...decided]);
}

export function questionView(question: AskedQuestion, name: string, named: NamePerson, now: Date): RecordQuestion {
  const { id, recordId, link } = question;
  return {
    id,
    record: { id: recordId, name },
    state: stateOf(question, link, now),
    email: link.email,
    language: languageOf(link),
    askedBy: named(link.askedBy),
    askedAt: link.askedAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    answeredAt: link.sentAt?.toISOString() ?? null,
    answeredBy: link.sentAt && (link.answeredBy ?? link.email),
  };
}

type Compared = {
  readonly name: string;
  readonly named: NamePerson;
  readonly now: Date;
  readonly words: RegisterWords;
  readonly locale: Locale;
  readonly ownerId: string | null;
};

/** A question with each answer beside what the record says. Nothing is shown before the answers are sent. */
export function comparedView(question: AskedQuestion, record: DescribedRecord, compared: Compared): ComparedQuestion {
  const { words, locale, named, now, name, ownerId } = compared;
  const { answers, decisions, link } = question;
  const asked = { ...record, isStated: record.entry !== undefined, ownerId };
  const shown = link.sentAt ? answeredFields(answers) : [];
  const decided = (decision: StoredDecision | undefined) =>
    decision ? { isAccepted: decision.isAccepted, at: decision.at, by: named(decision.by) } : null;
  return {
    ...questionView(question, name, named, now),
    version: record.version,
    siteId: record.siteId,
    proposals: shown.map((field) => ({
      field,
      current: currentText(field, record, { words, locale, named }),
      proposed: answerText(field, answers, words, locale),
      goesTo: homeOf(field, asked),
      decision: decided(decisions[field]),
    })),
  };
}

/** An answer in the words of a language. */
export function answerText(
  field: AskedField,
  answers: RecordAnswers,
  { documents: { services } }: RegisterWords,
  locale: Locale,
): string {
  switch (field) {
    case 'subjects':
      return formatList(
        locale,
        (answers.subjects ?? []).map((id) => services.subjects[id]),
      );
    case 'dataTypes': {
      const names: Readonly<Record<string, string>> = services.dataTypes;
      return formatList(
        locale,
        (answers.dataTypes ?? []).map((id) => names[id] ?? id),
      );
    }
    case 'kept':
      return answers.kept ? plural(locale, answers.kept.amount, services.periods[answers.kept.unit]) : '';
    case 'systems':
    case 'recipients':
      return formatList(locale, answers[field] ?? []);
    default:
      return answers[field] ?? '';
  }
}

function currentText(
  field: AskedField,
  { fields, entry }: DescribedRecord,
  { words, locale, named }: Pick<Compared, 'words' | 'locale' | 'named'>,
): string {
  switch (field) {
    case 'subjects':
      return formatList(
        locale,
        fields.subjects.map((id) => words.documents.services.subjects[id]),
      );
    case 'dataTypes':
      return entry?.data ?? '';
    case 'purpose':
      return entry?.purpose ?? '';
    case 'systems':
      return formatList(locale, fields.systems);
    case 'recipients':
      return formatList(locale, entry?.recipients ?? []);
    case 'kept':
      return entry?.kept ?? '';
    case 'owner':
      return named(fields.ownerId)?.email ?? '';
    case 'other':
      return fields.description ?? '';
  }
}
