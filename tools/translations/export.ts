import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { locales, type Locale } from '@app/texts';
import { areaNamed, areas, localeNamed, readArea, type AreaWords } from './areas.ts';
import { noArea, noLanguage, type Answer, type Folders } from './answer.ts';
import { writeCsv } from './csv.ts';
import { rowsOf } from './rows.ts';
import { writeXliff, type AreaRows } from './xliff.ts';

type Options = {
  readonly area?: string;
  readonly format: string;
  readonly stale: boolean;
  readonly out?: string;
};

const endings: Readonly<Record<string, string>> = { xliff: 'xlf', csv: 'csv' };

/** Writes a file for one language, or for each. A named area may be one that the language does not have yet. */
export function exportFiles({ texts, out }: Folders, name: string, options: Options): Answer {
  const ending = endings[options.format];
  if (!ending) return { code: 2, output: `There is no format ${options.format}. There are: xliff, csv.` };
  const locale = localeNamed(name);
  if (!locale && name !== 'all') return noLanguage(name);
  const named = options.area === undefined ? undefined : areaNamed(options.area);
  if (options.area !== undefined && !named) return noArea(options.area);

  const all = (named ? [named] : areas).map((area) => readArea(texts, area));
  const lines = (locale ? [locale] : locales.filter((one) => one !== 'en')).flatMap((one) => {
    const found = areasOf(one)
      .map((words) => areaRows(texts, words, one, options.stale))
      .filter(({ rows }) => rows.length > 0);
    const count = found.reduce((sum, { rows }) => sum + rows.length, 0);
    if (count === 0) return locale ? [`${one}: nothing to do`] : [];
    const usual = `${one}.${ending}`;
    const file = locale && options.out ? options.out : path.join(options.out ?? out, usual);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, ending === 'csv' ? writeCsv(found.flatMap(({ rows }) => rows)) : writeXliff(one, found));
    return [`${one}: ${count} ${count === 1 ? 'sentence' : 'sentences'} in ${file}`];
  });
  return { code: 0, output: lines.length === 0 ? 'Nothing to do in any language.' : lines.join('\n') };

  function areasOf(one: Locale): readonly AreaWords[] {
    return named && locale ? all : all.filter(({ area }) => area.locales.includes(one));
  }
}

function areaRows(texts: string, words: AreaWords, locale: Locale, onlyOpen: boolean): AreaRows {
  return {
    area: words.area.name,
    about: words.english.notes.get(''),
    rows: rowsOf(texts, words, locale, onlyOpen ? ['stale', 'missing'] : ['translated', 'stale', 'missing']),
  };
}
