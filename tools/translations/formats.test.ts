import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv, writeCsv } from './csv.ts';
import type { Returned } from './exchange.ts';
import type { Row } from './rows.ts';
import { readXliff } from './xliff-reader.ts';
import { writeXliff } from './xliff.ts';

const row: Row = {
  locale: 'de',
  area: 'interface/webhooks',
  key: '/types/consent.recorded/name',
  form: undefined,
  english: 'Deliveries to %{url}',
  translation: 'Zustellungen an %{url}',
  state: 'translated',
  revision: '84df49d1',
  placeholders: ['url'],
  notes: ['The heading of a page.'],
};

const sentences = fc.oneof(
  // Any text that both XML and the parity test allow in a sentence.
  fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')),
  fc
    .array(
      fc.constantFrom(
        "'",
        '=',
        '+',
        '-',
        '@',
        '|',
        '＝',
        '\u200B',
        ' ',
        '%{a}',
        '%{b}',
        '"',
        ',',
        ';',
        '\n',
        '<',
        '&',
        ']]>',
      ),
    )
    .map((parts) => parts.join('')),
);
const translationsOf = ({ rows, complaints }: Returned) => {
  expect(complaints).toEqual([]);
  return rows.map(({ translation }) => translation);
};

test('a sentence of any characters comes back from CSV, and no cell is a formula', () => {
  fc.assert(
    fc.property(fc.array(sentences, { minLength: 1 }), (all) => {
      const text = writeCsv(all.map((translation) => ({ ...row, translation })));
      expect(translationsOf(readCsv(text))).toEqual(all);
      expect(translationsOf(readCsv(text.replaceAll('\r\n', '\n')))).toEqual(all);
    }),
  );
  expect(writeCsv([{ ...row, translation: '=1+1' }])).toContain(`,"'=1+1",`);
  expect(writeCsv([{ ...row, translation: "'=1+1" }])).toContain(`,"''=1+1",`);
});

test('a sentence of any characters comes back from XLIFF', () => {
  fc.assert(
    fc.property(fc.array(sentences, { minLength: 1 }), (all) => {
      const rows = all.map((translation) => ({ ...row, translation, english: translation }));
      const text = writeXliff('de', [{ area: row.area, about: 'All & sundry', rows }]);
      expect(translationsOf(readXliff(text))).toEqual(all);
    }),
  );
});

test('CSV is what Excel opens: a byte order mark, commas, CRLF, and a line a row', () => {
  const text = writeCsv([row, { ...row, translation: 'Zwei\nZeilen' }, row]);
  expect(text.startsWith('\uFEFFlocale,area,key,form,state,english,translation,placeholders,notes,revision\r\n')).toBe(
    true,
  );
  expect(readCsv(text).rows.map(({ line }) => line)).toEqual([2, 3, 5]);
  // The format in which Excel saves it in a country with decimal commas.
  const saved =
    'locale;area;key;form;translation;state\r\nde;interface/webhooks;/title;;"Webhooks; alle";translated\r\n';
  expect(readCsv(saved).rows).toEqual([
    expect.objectContaining({ key: '/title', translation: 'Webhooks; alle', done: true, revision: undefined, line: 2 }),
  ]);
  expect(readCsv('key,translation\r\n/title,Webhooks\r\n').complaints).toEqual([
    { line: 1, code: 'file.columns', message: 'lacks locale, area, form' },
  ]);
});

test('XLIFF tells a translator where a sentence stands, its form, its placeholders, its state and what is said of it', () => {
  const few: Row = { ...row, key: '/attempts', form: 'few', state: 'missing', translation: '', notes: ['For 2, 3'] };
  expect(writeXliff('no', [{ area: row.area, about: 'Webhooks.', rows: [{ ...row, state: 'stale' }, few] }]))
    .toBe(`<?xml version="1.0" encoding="utf-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
  <file original="interface/webhooks" source-language="en" target-language="nb" datatype="plaintext">
    <header>
      <note from="developer">Webhooks.</note>
    </header>
    <body>
      <trans-unit id="/types/consent.recorded/name" xml:space="preserve">
        <source>Deliveries to <ph id="url" equiv-text="%{url}">%{url}</ph></source>
        <target state="needs-review-translation">Zustellungen an <ph id="url" equiv-text="%{url}">%{url}</ph></target>
        <context-group purpose="information">
          <context context-type="x-area">interface/webhooks</context>
          <context context-type="x-key">/types/consent.recorded/name</context>
          <context context-type="x-revision">84df49d1</context>
        </context-group>
        <note from="developer">The heading of a page.</note>
        <note from="developer">Placeholders: url</note>
      </trans-unit>
      <group id="/attempts" restype="x-gettext-plurals">
        <trans-unit id="/attempts[few]" xml:space="preserve">
          <source>Deliveries to <ph id="url" equiv-text="%{url}">%{url}</ph></source>
          <target state="needs-translation"/>
          <context-group purpose="information">
            <context context-type="x-area">interface/webhooks</context>
            <context context-type="x-key">/attempts</context>
            <context context-type="x-form">few</context>
            <context context-type="x-revision">84df49d1</context>
          </context-group>
          <note from="developer">For 2, 3</note>
          <note from="developer">Placeholders: url</note>
        </trans-unit>
      </group>
    </body>
  </file>
</xliff>
`);
});

test('XLIFF is read as tools save it: longer tags, no context, wrapped text, empty codes', () => {
  const saved = (target: string, tag = 'de-DE') =>
    readXliff(`<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:t="urn:tool"><file original="interface/webhooks"
      source-language="en-US" target-language="${tag}" datatype="plaintext"><body><trans-unit id="/open" approved="yes">
      <source>Deliveries to %{url}</source>${target}</trans-unit></body></file></xliff>`);
  const read = (target: string) => saved(target).rows[0]?.translation;
  expect(saved('<target>An %{url}</target>').rows).toEqual([
    {
      line: 3,
      locale: 'de',
      area: 'interface/webhooks',
      key: '/open',
      form: undefined,
      english: 'Deliveries to %{url}',
      translation: 'An %{url}',
      done: true,
      revision: undefined,
    },
  ]);
  expect(read('<target>An <ph id="url" equiv-text="%{url}"/></target>')).toBe('An %{url}');
  expect(read('<target><mrk mtype="seg" mid="0">An <x id="url"/></mrk></target>')).toBe('An %{url}');
  expect(read('<target><![CDATA[An %{url}]]></target>')).toBe('An %{url}');
  expect(read('')).toBe('');
  expect(saved('', 'nb-NO').rows[0]?.locale).toBe('no');
  expect(saved('', 'pt-PT').rows[0]?.locale).toBe('pt');
  expect(saved('', 'tlh').complaints[0]).toMatchObject({ line: 2, code: 'locale.unknown' });
});

test.each([
  ['<xliff', 'file.xml'],
  ['<!DOCTYPE xliff [<!ENTITY a SYSTEM "file:///etc/passwd">]><xliff>&a;</xliff>', 'file.xml'],
  ['<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0"/>', 'file.version'],
  ['<html/>', 'file.version'],
])('%s is refused as %s', (text, code) => {
  expect(readXliff(text)).toMatchObject({ rows: [], complaints: [{ code }] });
});
