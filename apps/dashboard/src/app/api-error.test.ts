import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';

test('what a refusal holds beside its sentence is kept for whoever asked', () => {
  const missing = [{ code: 'owner.name', path: 'owner.name', message: 'The name is missing.', weight: 'blocks' }];
  const error = new ApiError(422, { code: 'document.incomplete', message: 'One fact is missing.', missing });

  expect(error).toMatchObject({ status: 422, code: 'document.incomplete', message: 'One fact is missing.' });
  expect(error.details).toEqual({ missing });
  expect(error.hasFields).toBe(false);
});
