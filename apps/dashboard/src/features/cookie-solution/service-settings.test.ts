import { expect, test } from 'vitest';
import { linesIn, numbersIn, withService } from './service-settings.ts';

const service = { id: 'a', usualPurpose: 'marketing' } as const;

test('a purpose other than the usual is set, the usual is not', () => {
  const set = withService([], service, { purpose: 'necessary', reason: 'The shop runs on it' });
  expect(set).toEqual([{ id: 'a', purpose: 'necessary', reason: 'The shop runs on it' }]);
  expect(withService(set, service, { purpose: 'marketing' })).toEqual([]);
});

test('settings of other services stay', () => {
  const other = { id: 'b', purpose: 'experience' } as const;
  expect(withService([other], service, { purpose: 'measurement' })).toEqual([
    other,
    { id: 'a', purpose: 'measurement' },
  ]);
});

test('hosts are read line by line, each once', () => {
  expect(linesIn(' CDN.example.com \n\ncdn.example.com\nfonts.example ')).toEqual(['cdn.example.com', 'fonts.example']);
});

test('numbers are read in order, each once; a word among them refuses them all', () => {
  expect(numbersIn('10, 2 ,2;7')).toEqual([2, 7, 10]);
  expect(numbersIn('')).toEqual([]);
  expect(numbersIn('1, two')).toBeUndefined();
  expect(numbersIn('0')).toBeUndefined();
  expect(numbersIn('1.5')).toBeUndefined();
});
