import { defaultConfiguration } from '@app/consent';
import { loadWords } from '@app/texts';
import { expect, test } from 'vitest';
import { mostBytes, readConfiguration, writeConfiguration } from './transfer.ts';

const sentences = await loadWords('en', 'errors');
const configuration = defaultConfiguration({ languages: ['en', 'de'], siteUrl: 'https://example.com', services: [] });
const here = { siteUrl: 'https://example.com', services: [] };
const setting = { id: '0198f3aa-0000-7000-8000-000000000001', purpose: 'necessary', reason: 'Payment' } as const;

test('what is written is read again', () => {
  const written = writeConfiguration({ ...configuration, position: 'centre', services: [setting] });
  expect(readConfiguration(written, here, sentences)).toEqual({
    ok: true,
    configuration: { ...configuration, position: 'centre', services: [setting] },
  });
});

test('the file of another site leaves address and services as they are here', () => {
  const written = writeConfiguration({
    ...configuration,
    siteUrl: 'https://other.example',
    services: [setting],
    months: 9,
  });
  expect(readConfiguration(written, here, sentences)).toEqual({
    ok: true,
    configuration: { ...configuration, months: 9 },
  });
});

test('a wrong setting is named with what is wrong', () => {
  const written = writeConfiguration({
    ...configuration,
    months: 99,
    colours: { ...configuration.colours, button: 'red' },
  });
  const read = readConfiguration(written, here, sentences);
  expect(read).toMatchObject({ ok: false, refusal: 'wrong' });
  expect(read).toHaveProperty('problems', [
    expect.stringMatching(/^colours\.button: /),
    expect.stringMatching(/^months: /),
  ]);
});

test.each([
  ['{', 'notJson'],
  ['{"a":1}', 'notOurs'],
  ['null', 'notOurs'],
  ['{"format":"candor-banner","configuration":null}', 'notOurs'],
  [`"${'x'.repeat(mostBytes)}"`, 'tooLarge'],
] as const)('%.20s is refused as %s', (text, refusal) => {
  expect(readConfiguration(text, here, sentences)).toEqual({ ok: false, refusal });
});
