import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('C15 no cell of the numbers of a chart is a formula, and numbers stay numbers', () => {
  expect(
    csvOf([
      ['Day', '=HYPERLINK("x")', 'Plain'],
      ['@sum', -3, ' +1'],
      ['\u200b|cmd', '＝1', '-'],
    ]),
  ).toBe('"Day","\'=HYPERLINK(""x"")","Plain"\r\n"\'@sum","-3","\' +1"\r\n"\'\u200b|cmd","\'＝1","\'-"\r\n');
});
