import { expect, test } from 'vitest';
import { valueAt, withValue } from './form-values.ts';

test('a field inside others is read and set by its path', () => {
  const values = { name: 'Acme', dpo: { name: 'Data Officer' } };
  const changed = withValue(values, 'dpo.email', 'dpo@example.com');

  expect(changed).toEqual({ name: 'Acme', dpo: { name: 'Data Officer', email: 'dpo@example.com' } });
  expect(valueAt(changed, 'dpo.email')).toBe('dpo@example.com');
  expect(values).toEqual({ name: 'Acme', dpo: { name: 'Data Officer' } });
});

test('what is missing on the way is made', () => {
  expect(withValue({}, 'dpo.email', 'dpo@example.com')).toEqual({ dpo: { email: 'dpo@example.com' } });
  expect(valueAt({}, 'dpo.email')).toBeUndefined();
});

test('a list stays a list', () => {
  const values = { members: [{ name: 'One' }, { name: 'Two' }] };

  expect(withValue(values, 'members.1.name', 'Second')).toEqual({ members: [{ name: 'One' }, { name: 'Second' }] });
  expect(withValue({ tags: ['a', 'b'] }, 'tags.0', 'c')).toEqual({ tags: ['c', 'b'] });
});
