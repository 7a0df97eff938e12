import type { Command } from '#app/commands.ts';

/**
 * Finds the commands that match a query, best first: each word occurs in the name, a synonym or the site of the command. Names
 * that begin with the whole query come first, then other names, then synonyms; otherwise the order stays.
 */
export function foundCommands(commands: readonly Command[], query: string): readonly Command[] {
  const words = wordsOf(query);
  if (words.length === 0) return commands.filter(({ onlyFound }) => !onlyFound);
  return commands
    .map((command) => ({ command, rank: rankOf(command, words) }))
    .filter(({ rank }) => rank < none)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ command }) => command);
}

/** The words of a query that occur in none of these names; they may be the name of a site. */
export function otherWords(query: string, names: readonly string[]): string {
  const known = names.map(plain);
  return wordsOf(query)
    .filter((word) => !known.some((name) => hasWord(name, word)))
    .join(' ');
}

const none = 4;

function rankOf({ label, keywords = '', description = '', group }: Command, words: readonly string[]): number {
  const name = plain(label);
  const others = plain(keywords);
  const around = plain(`${description} ${group}`);
  if (!words.every((word) => [name, others, around].some((text) => hasWord(text, word)))) return none;
  if (name.startsWith(words.join(' '))) return 0;
  if (words.every((word) => hasWord(name, word))) return 1;
  if (words.every((word) => hasWord(name, word) || hasWord(others, word))) return 2;
  return 3;
}

/** Whether a word of the text begins with this one or, above three letters, whether the text contains it. */
function hasWord(text: string, word: string): boolean {
  return ` ${text}`.includes(` ${word}`) || (word.length > 3 && text.includes(word));
}

function wordsOf(text: string): readonly string[] {
  return plain(text).split(' ').filter(Boolean);
}

/** Normalizes a text: lower case, without accents and punctuation. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.@&]+/gu, ' ')
    .trim();
}
