import { packedHtml } from './base64-text.ts';
import { flowOf, type Flow } from './script-flow.ts';
import {
  afterBracket,
  closing,
  longestBracket,
  opening,
  signAt,
  significant,
  unescaped,
  type Token,
} from './script-tokens.ts';

/** A string of a script after concatenation; `*` stands for parts that are known only at run time. */
export type ScriptAddress = { readonly text: string; readonly flow: Flow };

export type ScriptText = {
  readonly addresses: readonly ScriptAddress[];
  /** The code without comments and spaces, with all strings in double quotes. */
  readonly code: string;
  /** The indices in `code` where names begin. */
  readonly names: readonly number[];
  /** Those of names that are not properties of anything but `window`: where a call or assignment of a global begins. */
  readonly globals: readonly number[];
  /** Whether it inserts anything into the page or sends anything. */
  readonly loads: boolean;
};

/** Analyzes a script without running it. Ignores comments. */
export function readScript(source: string): ScriptText {
  const tokens = significant(source.slice(0, longestScript));
  const constants = new Map<string, string>();
  const addresses: ScriptAddress[] = [];
  let at = 0;
  while (at < tokens.length) {
    const kind = tokens[at]?.kind;
    if (kind !== 'text' && kind !== 'template') {
      at += 1;
      continue;
    }
    const chain = joinedFrom(tokens, at, constants) ?? chainFrom(tokens, at, constants);
    const target = assigned(tokens, chain.from);
    if (target !== undefined && !chain.text.startsWith('*')) constants.set(target, chain.text);
    if (looksLikeAddress(chain.text)) {
      addresses.push({ text: chain.text, flow: flowOf(tokens, chain.from) });
    }
    at = chain.to;
  }
  const { code, names, globals } = written(tokens);
  return { addresses, code, names, globals, loads: loading.test(code) };
}

const loading =
  /createElement(?:NS)?\(|new Image\b|sendBeacon\(|fetch\(|XMLHttpRequest|\.src=|getScript\(|\bimport[("]|importScripts\(|document\.write|insertAdjacentHTML\(|innerHTML=|\.append\(|\.html\(/i;

function looksLikeAddress(text: string): boolean {
  if (text.startsWith('P') && packedHtml(text)) return true;
  return text.length > 5 && (text.includes('.') || text.includes('//') || text.includes('/')) && !/^\s*$/.test(text);
}

// No URL and no HTML snippet is longer. Without a limit, strings that double at each step would exhaust the memory.
const longestText = 4000;
// A longer script is an application, not a snippet: only its beginning is read.
const longestScript = 2_000_000;

type Chain = { readonly text: string; readonly from: number; readonly to: number };

/** The string at this token, with everything that `+`, template literals and `concat` append to it. */
function chainFrom(tokens: readonly Token[], start: number, constants: ReadonlyMap<string, string>): Chain {
  let text = '';
  let from = start;
  if (tokens[start - 1]?.value === '+' && start > 1) {
    const before = tokens[start - 2];
    const alone = !/^[.)\]]$/.test(tokens[start - 3]?.value ?? '');
    const known = before?.kind === 'name' && alone ? constants.get(before.value) : undefined;
    text = known ?? '*';
    from = beginning(tokens, start - 2);
  }
  let at = start;
  for (;;) {
    const part = operand(tokens, at, constants);
    if (text.length < longestText) text += part.text;
    at = part.to;
    if (tokens[at]?.value === '+') at += 1;
    else if (tokens[at]?.value === '.' && tokens[at + 1]?.value === 'concat' && tokens[at + 2]?.value === '(') at += 3;
    else if (tokens[at]?.value === ',' && isConcat(tokens, start, at)) at += 1;
    else break;
  }
  return { text: text.slice(0, longestText).replace(/\*{2,}/g, '*'), from, to: Math.max(at, start + 1) };
}

/** The string of an array join such as `["https:/", host, "x.js"].join("/")` that begins here, if any. */
function joinedFrom(
  tokens: readonly Token[],
  start: number,
  constants: ReadonlyMap<string, string>,
): Chain | undefined {
  if (signAt(tokens, start - 1) !== '[') return undefined;
  const parts: string[] = [];
  let at = start;
  for (;;) {
    const part = operand(tokens, at, constants);
    parts.push(part.text);
    at = part.to;
    if (signAt(tokens, at) !== ',') break;
    at += 1;
  }
  const joins = signAt(tokens, at) === ']' && tokens[at + 2]?.value === 'join' && signAt(tokens, at + 3) === '(';
  const glue = tokens[at + 4];
  if (!joins || glue?.kind !== 'text') return undefined;
  return { text: parts.join(glue.value).slice(0, longestText), from: start - 1, to: at + 6 };
}

/** Whether this comma separates arguments of `"…".concat(`. */
function isConcat(tokens: readonly Token[], start: number, comma: number): boolean {
  let depth = 0;
  for (let at = comma - 1; at > Math.max(start, comma - longestBracket); at -= 1) {
    const value = tokens[at]?.kind === 'sign' ? tokens[at]?.value : undefined;
    if (value === ')' || value === ']' || value === '}') depth += 1;
    else if (value === '(' || value === '[' || value === '{') {
      if (depth === 0) return value === '(' && tokens[at - 1]?.value === 'concat';
      depth -= 1;
    }
  }
  return false;
}

type Part = { readonly text: string; readonly to: number };

function operand(tokens: readonly Token[], at: number, constants: ReadonlyMap<string, string>): Part {
  const token = tokens[at];
  if (!token) return { text: '', to: at };
  if (token.kind === 'template') return template(tokens, at, constants);
  if (token.kind === 'text' || token.kind === 'number') return { text: token.value, to: at + 1 };
  const to = afterOperand(tokens, at);
  const known = token.kind === 'name' && to === at + 1 ? constants.get(token.value) : undefined;
  return { text: known ?? '*', to };
}

function template(tokens: readonly Token[], start: number, constants: ReadonlyMap<string, string>): Part {
  let text = '';
  let depth = 0;
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'template') continue;
    const opens = token.value.startsWith('`');
    const closes = token.value.endsWith('`');
    if (opens) depth += 1;
    if (depth === 1) {
      text += unescaped(token.value.slice(1, closes ? -1 : -2));
      const only = tokens[at + 1];
      const plain = only?.kind === 'name' && tokens[at + 2]?.kind === 'template';
      if (!closes) text += (plain && constants.get(only.value)) || '*';
    }
    if (closes) depth -= 1;
    if (depth === 0) return { text, to: at + 1 };
  }
  return { text, to: tokens.length };
}

/** The first token after a name with its properties and calls, or after a bracket. */
function afterOperand(tokens: readonly Token[], start: number): number {
  let at = start;
  while (/^(?:new|typeof|await|void|[-!~])$/.test(tokens[at]?.value ?? '') && tokens[at]?.kind !== 'text') at += 1;
  at = opening.has(signAt(tokens, at)) ? afterBracket(tokens, at) : at + 1;
  for (;;) {
    const sign = signAt(tokens, at);
    if (sign === '.' || sign === '?.') at += 2;
    else if (sign === '(' || sign === '[') at = afterBracket(tokens, at);
    else return Math.min(at, tokens.length);
  }
}

/** The first token of the concatenation that ends here. */
function beginning(tokens: readonly Token[], end: number): number {
  let at = end;
  let depth = 0;
  for (; at > Math.max(0, end - longestBracket); at -= 1) {
    const sign = signAt(tokens, at);
    if (closing.has(sign)) depth += 1;
    else if (opening.has(sign)) {
      if (depth === 0) return at + 1;
      depth -= 1;
    } else if (depth === 0 && /^(?:=|,|;|:|\?|return|\|\||&&|=>|\+=)$/.test(sign || (tokens[at]?.value ?? ''))) {
      if (tokens[at]?.kind !== 'text') return at + 1;
    }
  }
  return at;
}

/** The variable this string is assigned to. */
function assigned(tokens: readonly Token[], from: number): string | undefined {
  const [target, sign] = [tokens[from - 2], tokens[from - 1]];
  const simple = sign?.value === '=' && target?.kind === 'name' && tokens[from - 3]?.value !== '.';
  return simple ? target.value : undefined;
}

type ScriptParts = Pick<ScriptText, 'code' | 'names' | 'globals'>;

function written(tokens: readonly Token[]): ScriptParts {
  const parts: string[] = [];
  const names: number[] = [];
  const globals: number[] = [];
  let length = 0;
  tokens.forEach((token, at) => {
    const before = tokens[at - 1];
    const spaced = isWord(before) && isWord(token) ? ' ' : '';
    const isKey = token.kind === 'text' && signAt(tokens, at + 1) === ':' && /^[a-z_$][\w$]*$/i.test(token.value);
    const value = token.kind === 'text' && !isKey ? JSON.stringify(token.value) : token.value;
    if (token.kind === 'name' || isKey) {
      names.push(length + spaced.length);
      const owner = before?.value === '.' ? tokens[at - 2]?.value : undefined;
      if (!isKey && (owner === undefined || /^(?:window|self|globalThis)$/.test(owner)))
        globals.push(length + spaced.length);
    }
    parts.push(spaced, value);
    length += spaced.length + value.length;
  });
  return { code: parts.join(''), names, globals };
}

function isWord(token: Token | undefined): boolean {
  return token?.kind === 'name' || token?.kind === 'number';
}
