import jsTokens from 'js-tokens';

/** A token of a script; strings are without quotes and escapes. */
export type Token = {
  readonly kind: 'text' | 'template' | 'name' | 'sign' | 'number' | 'other';
  readonly value: string;
};

/** The tokens of a script without spaces and comments. */
export function significant(source: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const token of jsTokens(source)) {
    switch (token.type) {
      case 'WhiteSpace':
      case 'LineTerminatorSequence':
      case 'MultiLineComment':
      case 'SingleLineComment':
      case 'HashbangComment':
        break;
      case 'StringLiteral':
        tokens.push({ kind: 'text', value: unescaped(token.value.slice(1, token.closed ? -1 : undefined)) });
        break;
      case 'NoSubstitutionTemplate':
        tokens.push({ kind: 'text', value: unescaped(token.value.slice(1, token.closed ? -1 : undefined)) });
        break;
      case 'TemplateHead':
      case 'TemplateMiddle':
      case 'TemplateTail':
        tokens.push({ kind: 'template', value: token.value });
        break;
      case 'IdentifierName':
      case 'PrivateIdentifier':
        tokens.push({ kind: 'name', value: token.value });
        break;
      case 'NumericLiteral':
        tokens.push({ kind: 'number', value: token.value });
        break;
      case 'Punctuator':
        tokens.push({ kind: 'sign', value: token.value });
        break;
      default:
        tokens.push({ kind: 'other', value: token.value });
    }
  }
  return tokens;
}

export function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|(\r\n|[^]))/gi, (_, wide, four, two, one) => {
    const hex: string | undefined = wide ?? four ?? two;
    if (hex !== undefined) return String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff));
    return one === 'n' || one === 't' || one === 'r' || /[\r\n]/.test(one) ? ' ' : String(one);
  });
}

export const opening = new Set(['(', '[', '{']);
export const closing = new Set([')', ']', '}']);

/** The punctuator at this index, or an empty string. */
export function signAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === 'sign' ? token.value : '';
}

// No script has a URL in longer brackets.
export const longestBracket = 400;

/** The index after the bracket that opens here. */
export function afterBracket(tokens: readonly Token[], start: number): number {
  let depth = 0;
  for (let at = start; at < Math.min(tokens.length, start + longestBracket); at += 1) {
    if (opening.has(signAt(tokens, at))) depth += 1;
    if (closing.has(signAt(tokens, at))) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return start + 1;
}
