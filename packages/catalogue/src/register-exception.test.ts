import { expect, test } from 'vitest';
import { registerExceptions } from './register-exception.ts';

test('the reform of Art. 30(5) has no date, so that it applies on no day (R6)', () => {
  expect(registerExceptions.map(({ fewerThan, from }) => [fewerThan, from === null])).toEqual([
    [250, false],
    [750, true],
  ]);
});
