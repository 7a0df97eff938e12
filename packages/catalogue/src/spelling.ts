import { editDistance } from './edit-distance.ts';

/** Normalizes a text: lowercase, without accents, and with a single space for everything but letters and digits. */
export function plain(text: string): string {
  // Nearly all names are ASCII, and the general case is about ten times slower.
  if (/^[\x20-\x7e]*$/.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  // Turkish dotless i: its uppercase form is a plain I.
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
  return letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** The distinct words of a catalogue, for finding those a query may mean. */
export type Vocabulary = {
  /** Words with this prefix. */
  beginning(start: string): readonly string[];
  /** Words this may be a misspelling of, with the number of wrong letters. */
  near(word: string): ReadonlyMap<string, number>;
};

export function createVocabulary(words: Iterable<string>): Vocabulary {
  const sorted = [...new Set(words)].sort();
  const byLength = new Map<number, { readonly word: string; readonly letters: number }[]>();
  for (const word of sorted) {
    const alike = byLength.get(word.length) ?? [];
    byLength.set(word.length, alike);
    alike.push({ word, letters: lettersOf(word) });
  }

  return {
    beginning(start) {
      const from = firstAtLeast(sorted, start);
      let to = from;
      while (sorted[to]?.startsWith(start)) to += 1;
      return sorted.slice(from, to);
    },
    near(word) {
      const most = mistakesIn(word);
      const mine = lettersOf(word);
      const found = new Map<string, number>();
      if (most === 0) return found;
      for (let length = word.length - most; length <= word.length + most; length += 1) {
        for (const candidate of byLength.get(length) ?? []) {
          // Each wrong letter changes at most two bits of the letter set, so this check avoids most edit distance computations.
          if (bits(candidate.letters ^ mine) > 2 * most) continue;
          const distance = editDistance(word, candidate.word, most);
          if (distance <= most) found.set(candidate.word, distance);
        }
      }
      return found;
    },
  };
}

/** The index of the first string that does not sort before this one. */
export function firstAtLeast(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The number of typos to tolerate. Short words have too many neighbors. */
function mistakesIn({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** The set of letters in a word as a bit mask: other scripts share the bits of Latin letters. */
function lettersOf(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index += 1) mask |= 1 << (word.charCodeAt(index) & 31);
  return mask;
}

function bits(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
}
