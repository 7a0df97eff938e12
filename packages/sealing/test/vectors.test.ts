import { expect, test } from 'vitest';
import { made } from './made.ts';
import { vectors } from './vectors.ts';

test('the formats of version 1 give the pinned vectors', async () => {
  expect(await made()).toEqual(vectors);
});
