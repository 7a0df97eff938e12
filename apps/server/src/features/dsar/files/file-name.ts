const longest = 200;

/**
 * The name of a file that somebody sends, without what hides or means something in paths and on pages: separators, control
 * characters, and signs that turn the direction of a text.
 */
export function fileName(given: string): string {
  const name = given
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '_')
    .replace(/\s/g, ' ')
    .replace(/^[. ]+/, '')
    .slice(-longest)
    // The half of a pair that the cut left.
    .replace(/^\p{Surrogate}/u, '')
    .trim();
  return name === '' ? 'file' : name;
}
