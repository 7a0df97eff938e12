import type { Answer, Assessment, assessments } from '@app/contract';
import { expect } from 'vitest';
import type { Client, Person } from './app.ts';
import { filled, listed, registerPath, shop } from './register.ts';

export const assessmentsPath = '/api/v1/assessments';

export type Kind = Assessment['kind'];

export async function recordOf(person: Person, name: string): Promise<string> {
  return (await listed(person)).find((one) => one.name === name)?.id ?? '';
}

/** A shop whose records are drafts, and the id of the record with a name. */
export async function shopRecord(person: Person, name = 'Google Analytics 4') {
  const made = await shop(person);
  await filled(person);
  return { ...made, recordId: await recordOf(person, name) };
}

export async function begun(person: Person, recordId: string, kind: Kind): Promise<Assessment> {
  const answer = await person.post(`${registerPath}/${recordId}/assessments`, { kind });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

export async function read(by: Client, id: string): Promise<Assessment> {
  return (await by.get(`${assessmentsPath}/${id}`)).json();
}

export async function saved(
  person: Person,
  { id, version, answers }: Assessment,
  changed: object,
): Promise<Assessment> {
  const answer = await person.put(`${assessmentsPath}/${id}`, { version, answers: { ...answers, ...changed } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

export const of = ({ questions }: Assessment, id: string) => questions.find((question) => question.id === id);

/** Everything that an assessment still asks, answered by the last choice and a text. */
export function answered({ questions, answers }: Assessment) {
  return {
    choices: {
      ...Object.fromEntries(questions.flatMap(({ id, options }) => (options[0] ? [[id, options[0]]] : []))),
      ...answers.choices,
    },
    texts: { ...Object.fromEntries(questions.map(({ id }) => [id, 'We looked into it.'])), ...answers.texts },
  };
}

export const rated = (degree: number) => ({ likelihood: degree, severity: degree });
export const risk = (after: number) => ({
  id: crypto.randomUUID(),
  text: 'Somebody else reads it',
  measures: 'Encryption',
  before: rated(3),
  after: rated(after),
});

/** A DPIA of a record, completed. */
export async function completedDpia(person: Person, recordId: string): Promise<Assessment> {
  const draft = await begun(person, recordId, 'dpia');
  const ready = await saved(person, draft, { ...answered(draft), risks: [risk(1)] });
  expect(ready.missing).toEqual([]);
  const answer = await person.post(`${assessmentsPath}/${draft.id}/completion`, { version: ready.version });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

export async function ofRecord(person: Person, recordId: string): Promise<Answer<typeof assessments.ofRecord>> {
  return (await person.get(`${registerPath}/${recordId}/assessments`)).json();
}
