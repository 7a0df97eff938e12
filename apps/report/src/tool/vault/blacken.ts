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

/**
 * Replaces words and phrases wherever they stand, in capitals or not, also as part of another word: a name must not be left where
 * nobody looked. Of two that overlap, the longer one goes first.
 */
export function blackened(text: string, terms: readonly string[]): BlackenedText {
  let count = 0;
  let left = text.normalize('NFC');
  for (const term of terms.toSorted((one, other) => other.length - one.length)) {
    const found = new RegExp(escaped(term), 'giu');
    left = left.replaceAll(found, () => {
      count += 1;
      return blackMark;
    });
  }
  return { text: left, count };
}

/** A term as a pattern that matches it alone; blanks match blanks of any kind. */
const escaped = (term: string): string =>
  term.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`).replaceAll(/\s+/gu, String.raw`\s+`);
