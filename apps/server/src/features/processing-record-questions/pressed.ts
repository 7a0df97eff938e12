import { oneLine, recordAnswers, type AskedField } from '@app/contract';
import type { EnteredAnswers, Pressed } from './answering.ts';
import { pagesPerRecord } from './rules.ts';

/** A form as it was sent: texts, and lists for names that end in `[]`. */
export type SentForm = Readonly<Record<string, unknown>>;

const answererName = oneLine(200);

/** What was pressed, and what stood in the fields. */
export function pressedIn(form: SentForm): Pressed {
  const action = textOf(form, 'action');
  const questionId = textOf(form, 'question');
  const part = Number(textOf(form, 'part'));
  return {
    action: action === 'next' || action === 'back' || action === 'send' ? action : 'open',
    page: questionId === '' ? null : { questionId, part: part > 0 && part < pagesPerRecord ? Math.floor(part) : 0 },
    name: answererName.safeParse(textOf(form, 'name')).data ?? null,
    entered: (fields) => enteredIn(form, fields),
    answers: (fields) => recordAnswers.safeParse(enteredIn(form, fields)).data,
  };
}

/** What was entered for these questions; what was left empty is no answer. */
function enteredIn(form: SentForm, fields: readonly AskedField[]): EnteredAnswers {
  const [amount = '', unit = ''] = textOf(form, 'kept').split(' ');
  const all: Required<EnteredAnswers> = {
    subjects: listOf(form, 'subjects[]'),
    dataTypes: listOf(form, 'dataTypes[]'),
    purpose: textOf(form, 'purpose').trim(),
    systems: linesOf(form, 'systems'),
    recipients: linesOf(form, 'recipients'),
    kept: { amount: Number(amount), unit },
    owner: textOf(form, 'owner').trim(),
    other: textOf(form, 'other').trim(),
  };
  const kept = fields.filter((field) => !isEmpty(all[field])).map((field) => [field, all[field]]);
  return Object.fromEntries(kept);
}

export function textOf(form: SentForm, name: string): string {
  const value = form[name];
  return typeof value === 'string' ? value : '';
}

function listOf(form: SentForm, name: string): readonly string[] {
  const value = form[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function linesOf(form: SentForm, name: string): readonly string[] {
  return textOf(form, name)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function isEmpty(value: EnteredAnswers[keyof EnteredAnswers]): boolean {
  if (value === undefined || typeof value === 'string') return !value;
  return 'unit' in value ? value.unit === '' : value.length === 0;
}
