import {
  askedFields,
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

/** Days after the end of a link without an answer, after which it is deleted with the address it was sent to. */
export const forgottenDays = 60;

/** Letters that the description of a record may have. */
const longestDescription = 2000;

/** What is asked on a page: of which record, and which questions. Undefined: the page after the last, on which answers are sent. */
export function askedOn(page: number, records: number): { record: number; fields: readonly AskedField[] } | undefined {
  const record = Math.floor(page / pagesPerRecord);
  if (record >= records) return undefined;
  const from = (page % pagesPerRecord) * questionsPerPage;
  return { record, fields: askedFields.slice(from, from + questionsPerPage) };
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

/** Where an answer goes if it is accepted. What a record has no field for goes to its description. */
export function homeOf(field: AskedField, { siteId, fields, isStated, ownerId }: AskedQuestion) {
  switch (field) {
    case 'subjects':
    case 'systems':
      return fields.onBehalf && field === 'subjects' ? 'description' : 'register';
    case 'dataTypes':
    case 'kept':
      if (fields.activity) return 'register';
      return siteId !== null && isStated ? 'documents' : 'description';
    case 'purpose':
    case 'recipients':
      return fields.activity ? 'register' : 'description';
    case 'owner':
      return ownerId === null ? 'description' : 'register';
    case 'other':
      return 'description';
  }
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
  const taken = new Set(accepted.filter((field) => homeOf(field, record) !== 'description'));
  const given: RecordAnswers = Object.fromEntries(Object.entries(answers).filter(([field]) => isIn(taken, field)));
  const retention = given.kept && { kind: 'period' as const, period: given.kept };
  const { activity } = record.fields;
  const description = [record.fields.description ?? '', ...lines].filter((line) => line !== '').join('\n');
  if (description.length > longestDescription) return undefined;
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
