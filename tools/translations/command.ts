import { parseArgs } from 'node:util';
import { locales, type Locale } from '@app/texts';
import { areaNamed, areas, localeNamed } from './areas.ts';
import { noArea, noLanguage, type Answer, type Folders } from './answer.ts';
import { exportFiles } from './export.ts';
import { importFile } from './import.ts';
import { writeRevisions } from './revisions.ts';
import { confirm, staleSummary, statusOf, synchronized, type AreaStatus } from './status.ts';

const usage = `npm run translations -- <command>

  status [<locale>]                       how many sentences are stale or missing, and which of one language
  export <locale|all> [--area <area>] [--format xliff|csv] [--stale] [--out <file>]
                                          writes the sentences beside the English; --stale: only those that need work;
                                          --out with all: a folder
  import <file>                           takes such a file back, whole or not at all
  confirm <locale|all> <area> [<key>]     says that stale translations fit the English of today
  sync                                    records new sentences and forgets those that are gone`;

/** Runs `npm run translations`. Like all commands, it prints English. */
export function runCommand(parameters: readonly string[], folders: Folders): Answer {
  try {
    return dispatch(parameters, folders);
  } catch (error) {
    // An invalid command line gives a message; any other error is a bug.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
      return { code: 2, output: `${error.message}\n\n${usage}` };
    throw error;
  }
}

function dispatch(parameters: readonly string[], folders: Folders): Answer {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: {
      area: { type: 'string' },
      format: { type: 'string', default: 'xliff' },
      stale: { type: 'boolean', default: false },
      out: { type: 'string' },
    },
  });
  const [command = '', first, second, third] = positionals;
  const most = { status: 2, export: 2, import: 2, confirm: 4, sync: 1 }[command];
  if (most === undefined || positionals.length > most) return { code: 2, output: usage };
  if (command === 'status') return first === undefined ? statusOfAll(folders) : statusOfOne(folders, first);
  if (command === 'sync') return sync(folders);
  if (command === 'import' && first !== undefined) return importFile(folders, first);
  if (command === 'export' && first !== undefined) return exportFiles(folders, first, values);
  if (command === 'confirm' && first !== undefined && second !== undefined)
    return confirmSentences(folders, first, second, third ?? '');
  return { code: 2, output: usage };
}

function statusOfAll({ texts }: Folders): Answer {
  const all = statusOf(texts);
  const lines = locales.flatMap((locale) => {
    const of = all.filter((one) => one.locale === locale);
    return of.length === 0 ? [] : [row(locale, count(of, 'translated'), count(of, 'stale'), count(of, 'missing'))];
  });
  return { code: 0, output: [row('', 'translated', 'stale', 'missing'), ...lines, staleSummary(all)].join('\n') };
}

function statusOfOne({ texts }: Folders, name: string): Answer {
  const locale = localeNamed(name);
  if (!locale) return noLanguage(name);
  const lines = statusOf(texts)
    .filter((one) => one.locale === locale)
    .flatMap(({ area, keys }) => [
      ...keys.stale.map((key) => `stale    ${area} ${key}`),
      ...keys.missing.map((key) => `missing  ${area} ${key}`),
    ]);
  return { code: 0, output: lines.length === 0 ? `Nothing is stale or missing in ${locale}.` : lines.join('\n') };
}

function row(name: string, ...cells: readonly (string | number)[]): string {
  return [name.padEnd(6), ...cells.map((cell) => String(cell).padStart(10))].join('  ');
}

function count(status: readonly AreaStatus[], state: keyof AreaStatus['keys']): number {
  return status.reduce((sum, { keys }) => sum + keys[state].length, 0);
}

function confirmSentences({ texts }: Folders, localeName: string, areaName: string, key: string): Answer {
  const area = areaNamed(areaName);
  if (!area) return noArea(areaName);
  const locale = localeNamed(localeName);
  if (!locale && localeName !== 'all') return noLanguage(localeName);
  const which: readonly Locale[] = locale ? [locale] : area.locales;
  const { meant, stale, revisions } = confirm(texts, area, which, key);
  if (meant === 0) return { code: 1, output: `${area.name} has no sentence ${key}. A key looks like /form/urlHint.` };
  if (stale.length > 0) writeRevisions(texts, area, revisions);
  const lines = stale.map((one) => `confirmed  ${one.locale} ${area.name} ${one.key}`);
  return { code: 0, output: lines.length === 0 ? 'Nothing was stale there.' : lines.join('\n') };
}

function sync({ texts }: Folders): Answer {
  const lines = areas.flatMap((area) => {
    const { revisions, added, gone } = synchronized(texts, area);
    if (added.length + gone.length > 0) writeRevisions(texts, area, revisions);
    return [
      ...added.map((key) => `recorded   ${area.name} ${key}`),
      ...gone.map((key) => `forgotten  ${area.name} ${key}`),
    ];
  });
  return { code: 0, output: lines.length === 0 ? 'Every sentence is recorded.' : lines.join('\n') };
}
