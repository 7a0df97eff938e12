export type Strength = 'weak' | 'fair' | 'good' | 'strong';

/**
 * A rough estimate while somebody types: length counts most, repeated characters and runs count little. Fewer than `least`
 * characters are weak. It is only advice; the server decides what is accepted.
 */
export function passwordStrength(password: string, least: number): Strength {
  const characters = [...password.normalize('NFKC')];
  const distinct = new Set(characters).size;
  const runs = characters.filter(
    (character, at) => at > 0 && Math.abs(codeOf(character) - codeOf(characters[at - 1] ?? '')) <= 1,
  ).length;
  const worth = Math.min(characters.length - runs / 2, distinct * 1.5) + kindsOf(password);
  if (characters.length < least || worth < 9) return 'weak';
  if (worth < 12) return 'fair';
  return worth < 16 ? 'good' : 'strong';
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

function kindsOf(password: string): number {
  return [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length - 1;
}
