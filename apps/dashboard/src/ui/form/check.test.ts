import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkValues, isOptional } from './check.ts';

const schema = z.object({
  name: z.string().min(1),
  email: z.email().optional(),
  note: z.string().max(10),
  dpo: z.object({ email: z.email().optional(), name: z.string().min(1) }).optional(),
});

test('an optional field that is left empty is left out', () => {
  expect(checkValues(schema, { name: 'Acme', email: '', note: 'x' })).toMatchObject({
    ok: true,
    given: { name: 'Acme', note: 'x' },
  });
});

test('a text that may be empty stays', () => {
  expect(checkValues(schema, { name: 'Acme', note: '' })).toMatchObject({
    ok: true,
    given: { name: 'Acme', note: '' },
  });
});

test('a required field that is empty is missing', () => {
  const checked = checkValues(schema, { name: '', note: '' });

  expect(checked.ok ? [] : checked.error.issues).toMatchObject([{ path: ['name'], code: 'invalid_type' }]);
});

test('fields inside others are found by their path', () => {
  expect(checkValues(schema, { name: 'Acme', note: '', dpo: { name: 'Data Officer', email: '' } })).toMatchObject({
    given: { dpo: { name: 'Data Officer' } },
  });
});

test('a field is optional when the schema takes its absence', () => {
  expect(['name', 'email', 'note', 'dpo', 'unknown'].map((name) => isOptional(schema, name))).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
});
