/** What stands for a blackened passage, whatever its length was. */
export const blackMark = '█████';

export type BlackenedText = { readonly text: string; /** How many passages. */ readonly count: number };

/** The words and phrases of a list, one a line, without those that are empty or stand twice. */
export const blackenTerms = (typed: string): string[] => [
  ...new Set(
    typed
      .split('\n')
      .map((line) => line.normalize('NFC').trim())
      .filter((line) => line !== ''),
  ),
];

type Range = { readonly start: number; readonly end: number };

/**
 * Replaces words and phrases wherever they stand, in capitals or not, also as part of another word: a name must not be left where
 * nobody looked. All of them are looked for in the same text. Passages that overlap are one, so that no part of either is left.
 */
export function blackened(text: string, terms: readonly string[]): BlackenedText {
  const whole = text.normalize('NFC');
  const ranges = merged(terms.flatMap((term) => placesOf(whole, term)));
  let blackenedText = '';
  let from = 0;
  for (const { start, end } of ranges) {
    blackenedText += whole.slice(from, start) + blackMark;
    from = end;
  }
  return { text: blackenedText + whole.slice(from), count: ranges.length };
}

/** Where a term stands, also where it overlaps itself. */
function placesOf(text: string, term: string): Range[] {
  if (term.trim() === '') return [];
  const pattern = new RegExp(escaped(term), 'giu');
  const places: Range[] = [];
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    places.push({ start: found.index, end: pattern.lastIndex });
    // The next character, which may have two units.
    pattern.lastIndex = found.index + String.fromCodePoint(text.codePointAt(found.index) ?? 0).length;
  }
  return places;
}

function merged(ranges: readonly Range[]): Range[] {
  const found: Range[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = found.at(-1);
    if (last && range.start < last.end)
      found[found.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    else found.push(range);
  }
  return found;
}

/** A term as a pattern that matches it alone. Blanks match blanks of any kind, apostrophes match apostrophes of any kind. */
const escaped = (term: string): string =>
  term
    .normalize('NFC')
    .replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`)
    .replaceAll(/\s+/gu, String.raw`\s+`)
    .replaceAll(/['’‘ʼ`´]/gu, "['’‘ʼ`´]");
