import { expect, test } from 'vitest';
import { z } from 'zod';
import { errorStatus } from './errors.ts';
import { fieldProblems } from './field-problems.ts';

test('each code that a schema refuses with is answered as it is', () => {
  for (const code of Object.keys(errorStatus)) {
    const { error } = z.object({ name: z.string().refine(() => false, code) }).safeParse({ name: 'Ann' });
    expect(error && fieldProblems(error, { name: 'Ann' })['name']?.code).toBe(code);
  }
});

test('sentences of the schema itself are no codes', () => {
  const schema = z.object({ name: z.string(), age: z.number().max(9), kind: z.enum(['one']) });
  const given = { name: 1, age: 10, kind: 'field.date' };
  const { error } = schema.safeParse(given);
  expect(error && fieldProblems(error, given)).toMatchObject({
    name: { code: 'field.text' },
    age: { code: 'field.maximum' },
    kind: { code: 'field.choice' },
  });
});
