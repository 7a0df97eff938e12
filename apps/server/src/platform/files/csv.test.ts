import { expect, test } from 'vitest';
import { csvCell } from './csv.ts';

test.each([
  '=1+1',
  '+1',
  '-1',
  '@sum(a1)',
  '|cmd',
  '\tx',
  '\r=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠sum',
  '\u200B=1+1',
  '\uFEFF=1',
  ' =1',
  '\u00A0@x',
  '\u202E-1',
])('C15: %j is text, not a formula', (cell) => {
  expect(csvCell(cell).replace(/^"/, '')).toMatch(/^'/);
});

test.each(['a=b', 'Ann', '', '1', 'a|b', 'a - b', '„quoted“'])('%j stays as it is', (cell) => {
  expect(csvCell(cell)).toBe(cell);
});
