import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { translationFile } from './areas.ts';
import type { Answer, Folders } from './answer.ts';
import { readCsv } from './csv.ts';
import type { Complaint } from './exchange.ts';
import { planImport, type Change } from './plan-import.ts';
import { writeRevisions } from './revisions.ts';
import { readXliff } from './xliff-reader.ts';

/** Imports a translated file. If it contains any error, writes nothing. */
export function importFile({ texts }: Folders, file: string): Answer {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    return { code: 2, output: `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}` };
  }
  const text = utf8(bytes);
  if (text === undefined) return refusal(file, [{ line: 1, code: 'file.encoding', message: 'save it as UTF-8' }]);

  const { rows, complaints } = /^\uFEFF?\s*</.test(text) ? readXliff(text) : readCsv(text);
  const planned = complaints.length > 0 ? { changes: [], complaints } : planImport(texts, rows);
  if (planned.complaints.length > 0) return refusal(file, planned.complaints);

  for (const change of planned.changes) write(texts, change);
  const lines = planned.changes.flatMap(summary);
  const open = rows.filter(({ translation }) => translation === '').length;
  return {
    code: 0,
    output: [
      ...(lines.length === 0 ? ['Nothing in it differs from what is there.'] : lines),
      ...(open === 0 ? [] : [`Left open in the file: ${open}.`]),
    ].join('\n'),
  };
}

function write(texts: string, { area, locale, words, revisions, changed, confirmed }: Change): void {
  if (changed.length > 0) {
    const file = translationFile(texts, area.area, locale);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(words, null, 2)}\n`);
  }
  if (changed.length + confirmed.length > 0) writeRevisions(texts, area.area, revisions);
}

function summary({ area, locale, changed, confirmed, outrun }: Change): string[] {
  const unchanged = confirmed.filter((key) => !changed.includes(key));
  const lines = [
    ...(changed.length === 0 ? [] : [`${locale} ${area.area.name}: ${changed.length} changed`]),
    ...(unchanged.length === 0 ? [] : [`${locale} ${area.area.name}: ${unchanged.length} confirmed as they were`]),
    ...outrun.map((key) => `${locale} ${area.area.name} ${key}: stale, its English has changed since the export`),
  ];
  const isNew = changed.length > 0 && !area.area.locales.includes(locale);
  return isNew ? [...lines, `${area.area.name} is not shown in ${locale} yet: see packages/texts/README.md`] : lines;
}

function refusal(file: string, complaints: readonly Complaint[]): Answer {
  const lines = complaints.map(({ line, code, message }) => `${file}:${line}: ${code}: ${message}`);
  return { code: 1, output: [...lines, 'Nothing was imported.'].join('\n') };
}

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
