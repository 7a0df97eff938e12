import { CannotClean } from './refusal.ts';

export type XmlAttribute = { readonly prefix: string; readonly name: string; readonly value: string };

/** A start tag. Names are without their prefixes; values are as they are written, entities included. */
export type XmlTag = {
  readonly prefix: string;
  readonly name: string;
  readonly attributes: readonly XmlAttribute[];
  /** The name of the element around it. */
  readonly parent: string;
  /** Whether it ends in itself. */
  readonly isEmpty: boolean;
};

/** What becomes of an element: it goes, gets another content (written XML), or other attributes. */
export type XmlChange = {
  readonly drop?: true;
  readonly content?: string;
  readonly attributes?: readonly XmlAttribute[];
};

const maxDepth = 2000;

/**
 * Rewrites XML: all that the rule does not change stays letter by letter. Comments and instructions go.
 * @throws CannotClean if it is malformed, or has a document type, whose entities can grow without end
 */
export function rewriteXml(text: string, rule: (tag: XmlTag) => XmlChange | undefined): string {
  const out: string[] = [];
  const open: string[] = [];
  // The depth of the element whose content is left out.
  let silent = Infinity;
  const put = (part: string) => {
    if (open.length < silent) out.push(part);
  };
  for (let at = 0; at < text.length;) {
    const start = text.indexOf('<', at);
    if (start < 0) {
      put(text.slice(at));
      break;
    }
    put(text.slice(at, start));
    if (text.startsWith('<!--', start)) at = after(text, '-->', start + 4);
    else if (text.startsWith('<![CDATA[', start)) {
      at = after(text, ']]>', start);
      put(text.slice(start, at));
    } else if (text.startsWith('<?', start)) {
      at = after(text, '?>', start);
      if (start <= 1 && text.startsWith('<?xml ', start)) put(text.slice(start, at));
    } else if (text.startsWith('<!', start)) throw new CannotClean('malformed');
    else if (text.startsWith('</', start)) {
      at = after(text, '>', start);
      if (open.at(-1) !== text.slice(start + 2, at - 1).trim()) throw new CannotClean('malformed');
      const depth = open.length;
      open.pop();
      if (depth === silent) silent = Infinity;
      else put(text.slice(start, at));
    } else {
      at = endOfTag(text, start);
      const written = text.slice(start, at);
      const isEmpty = written.endsWith('/>');
      const full = /^<([^\s/>]{1,200})/.exec(written)?.[1];
      if (!full || open.length >= maxDepth) throw new CannotClean('malformed');
      const change = open.length >= silent ? undefined : rule(tagOf(full, written, open.at(-1) ?? ''));
      if (change?.drop) {
        if (isEmpty) continue;
        open.push(full);
        silent = Math.min(silent, open.length);
        continue;
      }
      const head = change?.attributes ? writtenTag(full, change.attributes, isEmpty) : written;
      put(head);
      if (isEmpty) continue;
      if (change?.content !== undefined && open.length < silent) {
        // The end tag is written here, so that what follows up to it can be left out.
        out.push(change.content, `</${full}>`);
        open.push(full);
        silent = open.length;
      } else open.push(full);
    }
  }
  if (open.length > 0) throw new CannotClean('malformed');
  return out.join('');
}

function after(text: string, end: string, start: number): number {
  const at = text.indexOf(end, start);
  if (at < 0) throw new CannotClean('malformed');
  return at + end.length;
}

/** The place behind a start tag. Values may hold the sign that ends it. */
function endOfTag(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const letter = text[at];
    if (letter === '>') return at + 1;
    if (letter === '"' || letter === "'") at = after(text, letter, at + 1) - 1;
  }
  throw new CannotClean('malformed');
}

function tagOf(full: string, written: string, parent: string): XmlTag {
  const attributes: XmlAttribute[] = [];
  for (let at = full.length + 1; ;) {
    const equals = written.indexOf('=', at);
    if (equals < 0) break;
    const quote = written[skipSpace(written, equals + 1)] ?? '';
    const from = written.indexOf(quote, equals) + 1;
    const to = written.indexOf(quote, from);
    if ((quote !== '"' && quote !== "'") || to < 0) throw new CannotClean('malformed');
    attributes.push({
      ...nameOf(written.slice(at, equals).trim()),
      value: written.slice(from, to).replaceAll('"', '&quot;'),
    });
    at = to + 1;
  }
  return { ...nameOf(full), attributes, parent: nameOf(parent).name, isEmpty: written.endsWith('/>') };
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (' \t\r\n'.includes(text[at] ?? 'x')) at += 1;
  return at;
}

function nameOf(full: string): { readonly prefix: string; readonly name: string } {
  const colon = full.indexOf(':');
  return { prefix: colon < 0 ? '' : full.slice(0, colon), name: full.slice(colon + 1) };
}

function writtenTag(full: string, attributes: readonly XmlAttribute[], isEmpty: boolean): string {
  const list = attributes.map(({ prefix, name, value }) => ` ${prefix ? `${prefix}:` : ''}${name}="${value}"`).join('');
  return `<${full}${list}${isEmpty ? '/>' : '>'}`;
}
