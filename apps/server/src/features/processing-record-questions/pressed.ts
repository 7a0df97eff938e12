import { recordAnswers, type RecordAnswers } from '@app/contract';
import type { Pressed } from './answering.ts';

/** A form as it was sent: texts, and lists for names that end in `[]`. */
export type SentForm = Readonly<Record<string, unknown>>;

const mostPages = 100;

/** What was pressed, and what stood in the fields. */
export function pressedIn(form: SentForm): Pressed {
  const action = textOf(form, 'action');
  const page = Number(textOf(form, 'page'));
  const name = textOf(form, 'name').replaceAll(/\s+/g, ' ').trim().slice(0, 200);
  return {
    action: action === 'next' || action === 'back' || action === 'send' ? action : 'open',
    page: Number.isInteger(page) && page >= 0 && page < mostPages ? page : 0,
    name: name === '' ? null : name,
    answers: (fields) => answersIn(form, fields),
  };
}

/** The answers to these questions; what was left empty is no answer. Undefined: they cannot be saved. */
function answersIn(form: SentForm, fields: readonly (keyof RecordAnswers)[]): RecordAnswers | undefined {
  const [amount = '', unit = ''] = textOf(form, 'kept').split(' ');
  const all: Readonly<Record<keyof RecordAnswers, unknown>> = {
    subjects: listOf(form, 'subjects[]'),
    dataTypes: listOf(form, 'dataTypes[]'),
    purpose: textOf(form, 'purpose').trim(),
    systems: linesOf(form, 'systems'),
    recipients: linesOf(form, 'recipients'),
    kept: unit === '' ? '' : { amount: Number(amount), unit },
    owner: textOf(form, 'owner').trim(),
    other: textOf(form, 'other').trim(),
  };
  const given = fields.filter((field) => !isEmpty(all[field])).map((field) => [field, all[field]]);
  return recordAnswers.safeParse(Object.fromEntries(given)).data;
}

export function textOf(form: SentForm, name: string): string {
  const value = form[name];
  return typeof value === 'string' ? value : '';
}

function listOf(form: SentForm, name: string): readonly unknown[] {
  const value = form[name];
  return Array.isArray(value) ? value : [];
}

function linesOf(form: SentForm, name: string): readonly string[] {
  return textOf(form, name)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function isEmpty(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}
