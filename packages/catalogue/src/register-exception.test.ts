import { expect, test } from 'vitest';
import { exceptionsOn, registerExceptions } from './register-exception.ts';

test('the reform of Art. 30(5) has no date, so that it applies on no day (R6)', () => {
  for (const day of ['2018-05-25', '2026-11-29', '2099-12-31'])
    expect(exceptionsOn(day).map(({ fewerThan }) => fewerThan)).toEqual([250]);
  expect(exceptionsOn('2018-05-24')).toEqual([]);
  expect(registerExceptions.map(({ fewerThan, from }) => [fewerThan, from === null])).toEqual([
    [250, false],
    [750, true],
  ]);
});
