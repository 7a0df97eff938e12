import {
  askedFields,
  descriptionLength,
  type AnswerGoesTo,
  type AskedField,
  type QuestionState,
  type RecordAnswers,
  type RecordFields,
  type StatedChange,
} from '@app/contract';

/** Questions on a page of a colleague. */
export const questionsPerPage = 4;

/** The pages of one record. */
export const pagesPerRecord = Math.ceil(askedFields.length / questionsPerPage);

/** Days without an answer after which a colleague is reminded, once. */
export const reminderDays = 7;

/** Days after which a link is deleted with its answers and the address it was sent to: since it ended, or since nothing of it is open. */
export const forgottenDays = 60;

/** A page by the question that it shows and the part of its fields, from 0. Null: the page after the last, on which answers are sent. */
export type PageOfQuestion = { readonly questionId: string; readonly part: number } | null;

/** The fields that a part asks for. */
export function fieldsOfPart(part: number): readonly AskedField[] {
  return askedFields.slice(part * questionsPerPage, (part + 1) * questionsPerPage);
}

/** The number of a page among those of all questions, from 0. A question that is asked no longer gives way to the one after it. */
export function numberOf(
  page: PageOfQuestion,
  questions: readonly { readonly id: string }[],
): { readonly number: number; readonly isGone: boolean } {
  if (!page) return { number: questions.length * pagesPerRecord, isGone: false };
  const at = questions.findIndex(({ id }) => id >= page.questionId);
  const isGone = questions[at]?.id !== page.questionId;
  const first = (at === -1 ? questions.length : at) * pagesPerRecord;
  return { number: isGone ? first : first + page.part, isGone };
}

/** What a page shows, by its number. Null: it sends the answers. */
export function pageAt(number: number, questions: readonly { readonly id: string }[]): PageOfQuestion {
  const question = questions[Math.floor(number / pagesPerRecord)];
  return question ? { questionId: question.id, part: number % pagesPerRecord } : null;
}

type StoredState = {
  readonly answers: RecordAnswers;
  readonly decidedAt: Date | null;
  readonly revokedAt: Date | null;
};

/** The state of a question. A link is sent as a whole: what it asked about other records may have got no answer. */
export function stateOf(
  { answers, decidedAt, revokedAt }: StoredState,
  { sentAt, expiresAt }: { readonly sentAt: Date | null; readonly expiresAt: Date },
  now: Date,
): QuestionState {
  if (revokedAt) return 'revoked';
  if (decidedAt) return 'decided';
  if (sentAt) return answeredFields(answers).length > 0 ? 'answered' : 'unanswered';
  return expiresAt > now ? 'asked' : 'expired';
}

/** What was answered, in the order of the questions. */
export function answeredFields(answers: RecordAnswers): readonly AskedField[] {
  return askedFields.filter((field) => answers[field] !== undefined);
}

type AskedQuestion = {
  readonly siteId: string | null;
  readonly fields: RecordFields;
  /** Whether the service or activity of its site is still there. */
  readonly isStated: boolean;
  /** The person of the account whose address was given as who looks after it. */
  readonly ownerId: string | null;
};

/**
 * Where an accepted answer is written: to a field of the record, to the facts of its site, or to the description, if the record has
 * no field for it. Who looks after the record is written only as a person of the account.
 */
export function placeOf(field: AskedField, { siteId, fields, isStated, ownerId }: AskedQuestion) {
  switch (field) {
    case 'subjects':
    case 'systems':
      return fields.onBehalf && field === 'subjects' ? 'description' : 'field';
    case 'dataTypes':
    case 'kept':
      if (fields.activity) return 'field';
      return siteId !== null && isStated ? 'facts' : 'description';
    case 'purpose':
    case 'recipients':
      return fields.activity ? 'field' : 'description';
    case 'owner':
      return ownerId === null ? 'nowhere' : 'field';
    case 'other':
      return 'description';
  }
}

/** What an accepted answer changes. A description that the privacy policy shows belongs to the documents too. */
export function homeOf(field: AskedField, record: AskedQuestion): AnswerGoesTo {
  const isShown = record.fields.policyParts.includes('description');
  const homes = { field: 'register', facts: 'documents', nowhere: 'note' } as const;
  const place = placeOf(field, record);
  return place === 'description' ? (isShown ? 'documents' : 'description') : homes[place];
}

type Planned = { readonly fields: RecordFields; readonly stated: StatedChange | undefined };

/**
 * What accepted answers make of a record.
 * @param lines of those that go to the description
 * @returns undefined if the description has no room for the lines
 */
export function planOf(
  record: AskedQuestion,
  answers: RecordAnswers,
  accepted: readonly AskedField[],
  { language, lines }: { readonly language: string; readonly lines: readonly string[] },
): Planned | undefined {
  const taken = new Set(
    accepted.filter((field) => placeOf(field, record) === 'field' || placeOf(field, record) === 'facts'),
  );
  const given: RecordAnswers = Object.fromEntries(Object.entries(answers).filter(([field]) => isIn(taken, field)));
  const retention = given.kept && { kind: 'period' as const, period: given.kept };
  const { activity } = record.fields;
  const description = [record.fields.description ?? '', ...lines].filter((line) => line !== '').join('\n');
  if (description.length > descriptionLength) return undefined;
  const fields: RecordFields = {
    ...record.fields,
    ...(description !== '' && { description }),
    ...(given.subjects && { subjects: given.subjects }),
    ...(given.systems && { systems: given.systems }),
    ...(given.owner !== undefined && { ownerId: record.ownerId }),
    ...(activity && {
      activity: {
        ...activity,
        ...(given.dataTypes && { dataTypes: given.dataTypes }),
        ...(retention && { retention }),
        ...(given.purpose !== undefined && { ownPurpose: { [language]: given.purpose } }),
        ...(given.recipients && { recipients: withCountries(given.recipients, activity.recipients ?? []) }),
      },
    }),
  };
  if (activity || (!given.dataTypes && !retention)) return { fields, stated: undefined };
  return {
    fields,
    stated: { ...(given.dataTypes && { dataTypes: given.dataTypes }), ...(retention && { retention }) },
  };
}

type Recipient = NonNullable<NonNullable<RecordFields['activity']>['recipients']>[number];

/** Recipients by name; those that the record knows already keep their country. */
function withCountries(names: readonly string[], known: readonly Recipient[]): Recipient[] {
  return names.map((name) => known.find((one) => one.name === name) ?? { name });
}

function isIn(fields: ReadonlySet<string>, field: string): boolean {
  return fields.has(field);
}
