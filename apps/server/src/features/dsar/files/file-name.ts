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
    .trim();
  return name === '' ? 'file' : name;
}
