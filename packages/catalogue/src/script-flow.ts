import { closing, longestBracket, opening, signAt, type Token } from './script-tokens.ts';

/** How a script uses a string that looks like a URL. */
export type Flow = 'load' | 'loose' | 'mention';

const loadingNames =
  /^(?:src|srcset|script(?:url|src)?|scripturl|fetch|sendbeacon|import|importscripts|getscript|load\w*|inject\w*|dsn|endpoint|api_?(?:host|url|root|endpoint)|ingest\w*|collector\w*|tracker_?url|server_?url|cdn\w*|from|appendscript|addscript|pixel\w*|beacon\w*|get|post|ajax|jsurl|settrackerurl|script_?url|widget_?url|tiles?|tile_?(?:url|layer|server)|style_?url)$/i;
const mentioningNames =
  /^(?:href|link|links|sameas|location|assign|replace|textcontent|innertext|value|snippet|code|example|docs?|text|label|title|description|profile|share\w*|canonical|homepage|website|indexof|includes|startswith|endswith|match|test|split|log|warn|error|info|debug|alert|social\w*|referrer|hostname|host|origin|placeholder|alt|help\w*|caption|message|comment|privacy\w*|policy\w*|terms\w*|permalink|id|@id|@type|@context|case)$/i;

/** The use of the string at this token, judged by the name it is assigned or passed to. */
export function flowOf(tokens: readonly Token[], from: number): Flow {
  const before = tokens[from - 1];
  if (!before) return 'mention';
  if (before.kind === 'name') return byName(before.value);
  switch (before.value) {
    case '=':
    case ':':
    case '+=':
      return property(tokens, from - 2);
    case '(':
      return callee(tokens, from - 2, '');
    case ',': {
      const open = openBracket(tokens, from - 2);
      if (signAt(tokens, open) === '[') return 'loose';
      return callee(tokens, open - 1, tokens[open + 1]?.value ?? '');
    }
    case '==':
    case '===':
    case '!=':
    case '!==':
      return 'mention';
    default:
      return 'loose';
  }
}

function property(tokens: readonly Token[], at: number): Flow {
  const name = tokens[at];
  if (name?.kind !== 'name' && name?.kind !== 'text') return 'loose';
  const owner = tokens[at - 1]?.value === '.' ? tokens[at - 2]?.value : undefined;
  // Style sheets have their URL in `href` too.
  if (name.value === 'href' && owner === undefined) return isStyleSheet(tokens, at) ? 'load' : 'mention';
  if (name.value === 'href' && !/location|^a$|anchor|window|document/i.test(owner ?? '')) return 'loose';
  return byName(name.value);
}

function isStyleSheet(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(Math.max(0, at - 30), at + 30)
    .some(({ kind, value }) => kind === 'text' && value === 'stylesheet');
}

function callee(tokens: readonly Token[], at: number, first: string): Flow {
  const token = tokens[at];
  // An immediately invoked function: the usual form of a loader.
  if (signAt(tokens, at) === ')' || signAt(tokens, at) === '}') return 'load';
  if (token?.kind !== 'name') return 'loose';
  if (token.value === 'setAttribute') return /^(?:src|data|srcset)$/.test(first) ? 'load' : 'loose';
  if (token.value === 'open') return /^(?:get|post|head|put)$/i.test(first) ? 'load' : 'mention';
  return byName(token.value);
}

function byName(name: string): Flow {
  if (loadingNames.test(name)) return 'load';
  return mentioningNames.test(name) ? 'mention' : 'loose';
}

/** The index of the bracket that encloses this token. */
function openBracket(tokens: readonly Token[], start: number): number {
  let depth = 0;
  for (let at = start; at >= Math.max(0, start - longestBracket); at -= 1) {
    if (closing.has(signAt(tokens, at))) depth += 1;
    else if (opening.has(signAt(tokens, at))) {
      if (depth === 0) return at;
      depth -= 1;
    }
  }
  return -1;
}
