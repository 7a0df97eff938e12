import type { ProvenPart } from '@app/evidence';
import { rowsOf, type Row } from './read-record.ts';
import { wordsOf, type Language } from './words.ts';

/** What a report said, part by part, in the order of the file. Members that nobody filled in are left out. */
export function readWords(
  parts: readonly ProvenPart[],
  language: Language,
): readonly { readonly title: string; readonly rows: readonly Row[] }[] {
  const { parts: titles, labels, types } = wordsOf(language).words;
  const named = (names: Readonly<Record<string, string>>, name: string) => names[name] ?? name;
  return parts.map(({ kind, content }) => ({
    title: named(titles, kind),
    rows: rowsOf(content, '', language)
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => ({
        name: named(labels, name),
        value: name === 'type' ? named(types, value) : value,
      })),
  }));
}
