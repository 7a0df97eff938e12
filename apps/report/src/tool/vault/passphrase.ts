import type { Locale } from '@app/texts';

/** The number of proposed words: 77 bits, which Argon2id makes far too many to try. */
export const wordCount = 7;
/** The least length of an own passphrase, in characters. */
export const leastLength = 14;

/** Draws words, each as likely as any other. */
export function drawWords(list: readonly string[], count: number, random: (length: number) => Uint8Array): string[] {
  return Array.from({ length: count }, () => {
    // The lists have 2,048 words, so a remainder of 16 bits favors none.
    const [high = 0, low = 0] = random(2);
    return list[((high << 8) | low) % list.length] ?? '';
  });
}

/** The words of a language, or the English ones where there is no list. */
export async function wordList(locale: Locale): Promise<readonly string[]> {
  if (locale === 'it') return (await import('@scure/bip39/wordlists/italian.js')).wordlist;
  if (locale === 'pt-BR') return (await import('@scure/bip39/wordlists/portuguese.js')).wordlist;
  return (await import('@scure/bip39/wordlists/english.js')).wordlist;
}

/**
 * Whether an own passphrase is strong enough: long, and not guessed within 10^14 tries.
 * @param known words that somebody who knows the person would try
 */
export async function isStrong(passphrase: string, known: readonly string[]): Promise<boolean> {
  if ([...passphrase].length < leastLength) return false;
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  const checker = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  });
  return checker.check(passphrase, [...known]).guessesLog10 >= 14;
}
