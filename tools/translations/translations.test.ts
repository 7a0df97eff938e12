import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadWords, type Area } from '@app/texts';
import { english as documentAreas } from '@app/texts/documents.ts';
import { english as interfaceAreas } from '@app/texts/interface.ts';
import { differences } from '@app/texts/parity.ts';
import { verify } from '@app/texts/verify/en.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { areaNamed, areas, readArea, readTranslation } from './areas.ts';
import { runCommand } from './command.ts';
import { statusOf, strangers, synchronized } from './status.ts';
import { readRevisions } from './revisions.ts';

const texts = path.resolve(import.meta.dirname, '../../packages/texts');

describe('the words of the product', () => {
  test('are read from their source as the product loads them', async () => {
    const loaded = Object.keys({ ...interfaceAreas, ...documentAreas }) as Area[]; // an object literal's own keys
    const words = await Promise.all(loaded.map((area) => loadWords('en', area)));
    expect(areas.map((area) => readArea(texts, area).english.words)).toEqual([...words, verify]);
  });

  test('have a revision for every sentence and none for others: `npm run translations -- sync` records them', () => {
    for (const area of areas) {
      const { added, gone } = synchronized(texts, area);
      expect({ area: area.name, added, gone }).toEqual({ area: area.name, added: [], gone: [] });
      expect(strangers(area, readRevisions(texts, area))).toEqual([]);
    }
  });
});

describe('npm run translations', () => {
  let copy: string;
  beforeEach(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'translations-'));
    cpSync(texts, path.join(copy, 'texts'), {
      recursive: true,
      filter: (file) => !/node_modules|\.types|\.test\.ts$/.test(file),
    });
    // What is stale in the repository today is not what these tests are about.
    for (const { area } of statusOf(path.join(copy, 'texts')).filter(({ keys }) => keys.stale.length > 0))
      run('confirm', 'all', area);
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  const run = (...parameters: string[]) =>
    runCommand(parameters, { texts: path.join(copy, 'texts'), out: path.join(copy, 'out') });
  const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');
  const edit = (file: string, from: string, to: string) => {
    const text = read(file);
    expect(text).toContain(from);
    writeFileSync(
      path.join(copy, file),
      text.replace(from, () => to),
    );
  };
  const everyFile = () =>
    readdirSync(path.join(copy, 'texts'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [file, readFileSync(file, 'utf8')]);
  const file = (name: string) => path.join(copy, name);

  const english = 'texts/src/interface/en/webhooks.ts';
  const german = 'texts/src/interface/de/webhooks.json';
  const revisions = 'texts/revisions/interface/webhooks.json';
  const editEnglish = () => edit(english, "createTitle: 'New endpoint'", "createTitle: 'Another endpoint'");

  test.each(['xliff', 'csv'])('what comes back unchanged as %s changes no byte', (format) => {
    editEnglish();
    const before = everyFile();
    for (const locale of ['it', 'pl', 'ja', 'no']) {
      const out = file(`${locale}.${format}`);
      expect(run('export', locale, '--format', format, '--out', out).code).toBe(0);
      expect(run('import', out)).toEqual({ code: 0, output: 'Nothing in it differs from what is there.' });
    }
    expect(everyFile()).toEqual(before);
  });

  test('a sentence whose English changed is stale in every language until it is translated or confirmed', () => {
    expect(run('status', 'de').output).toBe('Nothing is stale or missing in de.');
    editEnglish();
    expect(run('status').output).toMatch(/Stale translations, made from an older English: de 1, it 1, pt-BR 1\.$/);
    expect(run('status', 'de').output).toBe('stale    interface/webhooks /createTitle');
    expect(run('export', 'all', '--stale').output.split('\n')).toEqual([
      expect.stringMatching(/^de: 1 sentence in .*de\.xlf$/),
      expect.stringMatching(/^it: 1 sentence/),
      expect.stringMatching(/^pt-BR: 1 sentence/),
    ]);

    // A translator who changes nothing confirms the sentence in the tool, which marks it as translated.
    edit('out/de.xlf', 'state="needs-review-translation"', 'state="translated"');
    expect(run('import', file('out/de.xlf')).output).toBe('de interface/webhooks: 1 confirmed as they were');
    expect(run('status', 'de').output).toBe('Nothing is stale or missing in de.');
    const [, before, after] =
      /"\/createTitle": \{\s+"\*": "(\w{8})",\s+"de": "(\w{8})"\s+\}/.exec(read(revisions)) ?? [];
    expect(before).toBe('b44e1812');

    // A changed sentence needs no mark.
    edit('out/it.xlf', '>Nuovo endpoint<', '>Altro endpoint<');
    expect(run('import', file('out/it.xlf')).output).toBe('it interface/webhooks: 1 changed');
    expect(run('confirm', 'all', 'webhooks', '/createTitle').output).toBe(
      'confirmed  pt-BR interface/webhooks /createTitle',
    );
    expect(read(revisions)).toContain(`"/createTitle": "${after}"`);
    expect(run('status').output).toContain('No translation is stale.');
    expect(run('export', 'all', '--stale').output).toBe('Nothing to do in any language.');
  });

  test('a translation that comes back after its English changed again stays stale', () => {
    editEnglish();
    run('export', 'de', '--stale', '--out', file('de.xlf'));
    edit(english, 'Another endpoint', 'One more endpoint');
    edit('de.xlf', 'needs-review-translation', 'translated');
    edit('de.xlf', '>Neuer Endpunkt<', '>Anderer Endpunkt<');
    expect(run('import', file('de.xlf')).output.split('\n')).toEqual([
      'de interface/webhooks: 1 changed',
      'de interface/webhooks /createTitle: stale, its English has changed since the export',
    ]);
    // The same holds if a tool drops the revision: the English text in the file identifies it.
    edit('de.xlf', 'context-type="x-revision"', 'context-type="x-other"');
    edit('de.xlf', '>Anderer Endpunkt<', '>Noch ein Endpunkt<');
    expect(run('import', file('de.xlf')).output).toContain('stale, its English has changed since the export');
    expect(read(german)).toContain('"createTitle": "Noch ein Endpunkt"');
    expect(run('status', 'de').output).toBe('stale    interface/webhooks /createTitle');
    edit('de.xlf', '>Another endpoint<', '>One more endpoint<');
    expect(run('import', file('de.xlf')).output).toBe('de interface/webhooks: 1 confirmed as they were');
    expect(run('status', 'de').output).toBe('Nothing is stale or missing in de.');
  });

  test('a file with anything wrong is refused as a whole, with every line that is', () => {
    run('export', 'pl', '--area', 'hosted', '--format', 'csv', '--out', file('pl.csv'));
    const [header = '', ...lines] = read('pl.csv').trimEnd().split('\r\n');
    const rows = [
      header,
      'pl,documents/hosted,/nowhere,,,,Tekst,,,',
      'pl,documents/attic,/title,,,,Tekst,,,',
      'xx,documents/hosted,/title,,,,Tekst,,,',
      'en,documents/hosted,/title,,,,Text,,,',
    ];
    writeFileSync(file('pl.csv'), [...rows, ...lines].join('\r\n'));
    const before = everyFile();
    expect(run('import', file('pl.csv'))).toEqual({
      code: 1,
      output: [
        `${file('pl.csv')}:4: locale.unknown: no language “xx”`,
        `${file('pl.csv')}:5: locale.unknown: English is written in the code`,
        'Nothing was imported.',
      ].join('\n'),
    });
    writeFileSync(file('pl.csv'), [...rows.slice(0, 3), ...lines].join('\r\n'));
    expect(run('import', file('pl.csv')).output.split('\n')).toEqual([
      `${file('pl.csv')}:2: key.unknown: /nowhere: documents/hosted has no such sentence`,
      `${file('pl.csv')}:3: area.unknown: there is no area “documents/attic”`,
      'Nothing was imported.',
    ]);
    expect(everyFile()).toEqual(before);
  });

  test('sentences are checked as the parity test checks them, and forms as the language has them', () => {
    run('export', 'pl', '--area', 'webhooks', '--format', 'csv', '--out', file('pl.csv'));
    const [header = '', ...lines] = read('pl.csv').trimEnd().split('\r\n');
    const of = (key: string, form: string, translation: string) =>
      `pl,interface/webhooks,${key},${form},translated,,"${translation}",,,`;
    const wrong = [
      of('/open', '', 'Dostawy'),
      of('/title', '', ' Webhooki'),
      of('/label', '', 'Punkty ko\u006E\u0301cowe'),
      of('/deliveries/attempts', 'one', '%{number} próba'),
      of('/deliveries/attempts', 'dual', '%{number} próby'),
      of('/state', '', 'Stan'),
      of('/state', '', 'Stan'),
      of('/types', '', 'Rodzaje'),
      of(
        '/description',
        '',
        /,,missing,(?:"([^"]*)"|([^,]*)),/
          .exec(lines[1] ?? '')
          ?.slice(1)
          .find(Boolean) ?? '',
      ),
    ];
    writeFileSync(file('pl.csv'), [header, ...wrong].join('\r\n'));
    const before = everyFile();
    expect(
      run('import', file('pl.csv'))
        .output.replaceAll(`${file('pl.csv')}:`, '')
        .split('\n'),
    ).toEqual([
      '2: placeholders: /open: has the placeholders (none), the English has url',
      '3: blank: /title: begins or ends with a blank',
      '4: composed: /label: is not in the composed form (NFC)',
      '6: form.unknown: /deliveries/attempts[dual]: has no form dual in pl',
      '8: key.duplicate: /state: stands here twice',
      '9: key.unknown: /types: interface/webhooks has no such sentence',
      '10: leftover: /description: is still English',
      'Nothing was imported.',
    ]);
    writeFileSync(file('pl.csv'), [header, wrong[3]].join('\n'));
    expect(run('import', file('pl.csv')).output.split('\n').slice(0, -1)).toEqual([
      `${file('pl.csv')}:2: form.missing: /deliveries/attempts: lacks the form few`,
      `${file('pl.csv')}:2: form.missing: /deliveries/attempts: lacks the form many`,
      `${file('pl.csv')}:2: kind: /deliveries/attempts/other: is not a sentence`,
    ]);
    expect(everyFile()).toEqual(before);
  });

  test('a language that an area does not have yet gets its file, in the order of the English', () => {
    run('export', 'pl', '--area', 'webhooks', '--out', file('pl.xlf'));
    // A tool fills each target with the English text in Polish letters.
    const filled = read('pl.xlf').replaceAll(
      /<source>(.*?)<\/source>(\s*)<target state="needs-translation"\/>/gs,
      (_, source: string, blank: string) =>
        `<source>${source}</source>${blank}<target state="translated">Ł${source}</target>`,
    );
    writeFileSync(file('pl.xlf'), filled);
    expect(run('import', file('pl.xlf')).output).toMatch(
      /^pl interface\/webhooks: \d+ changed\n.*is not shown in pl yet/,
    );
    const area = areaNamed('webhooks');
    const words = area && readTranslation(path.join(copy, 'texts'), area, 'pl');
    const schema = area && readArea(texts, area).english.words;
    expect(differences('pl', schema, words)).toEqual([]);
    expect(Object.keys(words ?? {})).toEqual(Object.keys(schema ?? {}));
    expect(run('status').output).toContain('No translation is stale.');
  });

  test('new sentences are recorded once they are there, and those that are gone are forgotten', () => {
    edit(english, "title: 'Webhooks',", "heading: 'Webhooks', extra: 'A new one.',");
    expect(run('status', 'de').output.split('\n')).toEqual([
      'missing  interface/webhooks /heading',
      'missing  interface/webhooks /extra',
    ]);
    expect(run('sync').output.split('\n')).toEqual([
      'recorded   interface/webhooks /heading',
      'recorded   interface/webhooks /extra',
      'forgotten  interface/webhooks /title',
    ]);
    expect(run('sync').output).toBe('Every sentence is recorded.');
    run('export', 'de', '--area', 'webhooks', '--stale', '--format', 'csv', '--out', file('de.csv'));
    edit('de.csv', ',missing,A new one.,,', ',missing,A new one.,Ein neuer.,');
    expect(run('import', file('de.csv')).output.split('\n')).toEqual([
      'de interface/webhooks: 1 changed',
      'Left open in the file: 1.',
    ]);
    expect(read(german)).toMatch(/^\{\n {2}"extra": "Ein neuer\.",\n {2}"title"/);
  });

  test('who mistypes is told what there is', () => {
    expect(run('export', 'xx')).toMatchObject({ code: 2, output: expect.stringContaining('There are: bg, ca,') });
    expect(run('export', 'en').code).toBe(2);
    expect(run('export', 'de', '--area', 'attic').output).toContain('interface/webhooks');
    expect(run('export', 'de', '--format', 'xls').output).toContain('xliff, csv');
    expect(run('confirm', 'de', 'webhooks', '/nowhere').output).toContain('A key looks like /form/urlHint');
    expect(run('import', file('none.xlf')).code).toBe(2);
    expect(run('import', 'a', 'b').output).toContain('npm run translations -- <command>');
    expect(run('export', 'de', '--bogus').output).toContain('npm run translations -- <command>');
    expect(run().code).toBe(2);
  });
});
