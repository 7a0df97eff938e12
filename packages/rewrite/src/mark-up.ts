import type { Token } from 'parse5';
import { purposeOf, type Rules } from './rules.ts';

/** Attributes that load a resource, by element. */
const loading: Readonly<Record<string, readonly string[]>> = {
  script: ['src'],
  iframe: ['src'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  video: ['src', 'poster'],
  audio: ['src'],
  embed: ['src'],
  object: ['data'],
  link: ['href'],
};

/** Link types that load a resource; others (`icon`, `canonical`, `alternate`) only refer to one. */
const fetching = /\b(?:stylesheet|preload|prefetch|modulepreload|preconnect|dns-prefetch|prerender|manifest)\b/i;

/** A text edit: replaces the text from `start` up to, but excluding, `end` with `text`. */
export type Edit = { readonly start: number; readonly end: number; readonly text: string };

export type Marked = {
  /** What the tag waits for: a purpose, or several separated by spaces. */
  readonly purpose: string;
  /** The URLs the tag would load, as written in it: all of a `srcset`'s, if one of them waits. */
  readonly addresses: readonly string[];
  readonly edits: readonly Edit[];
};

/** Types that browsers run, or that a script runs for them. Any other type is data, or already blocked by another tool. */
const runs =
  /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript|babel|partytown))$/i;

/**
 * The edits that block a start tag until consent; undefined if it may run unchanged. Leaves tags alone that are already marked
 * up, by whatever tool.
 * @param repeats whether the tag has a duplicate attribute: the whole tag is then rewritten, as otherwise the second one would
 * take effect
 */
export function markUp(tag: Token.TagToken, rules: Rules, repeats: boolean): Marked | undefined {
  const { tagName, attrs, location } = tag;
  const value = (name: string) => attrs.find((one) => one.name === name)?.value;
  if (!location || value('data-candor') !== undefined) return undefined;
  if (tagName === 'link' && !fetching.test(value('rel') ?? '')) return undefined;
  if (tagName === 'script' && !runs.test((value('type') ?? '').trim())) return undefined;

  const waiting = (loading[tagName] ?? []).flatMap((name) => {
    const named = addresses(name, value(name));
    const purpose = named.flatMap((one) => purposeOf(one, rules) ?? [])[0];
    const place = location.attrs?.[name];
    return purpose && place ? [{ name, named, purpose, place }] : [];
  });
  const [first] = waiting;
  if (!first) return undefined;
  const found = { purpose: first.purpose, addresses: waiting.flatMap(({ named }) => named) };

  if (repeats)
    return {
      ...found,
      edits: [
        {
          start: location.startOffset,
          end: location.endOffset,
          text: anew(
            tag,
            first.purpose,
            waiting.map(({ name }) => name),
          ),
        },
      ],
    };
  const start = location.startOffset + 1 + tagName.length;
  const edits: Edit[] = waiting.map(({ name, place }) => ({
    start: place.startOffset,
    end: place.startOffset + name.length,
    text: `data-${name}`,
  }));
  const type = location.attrs?.['type'];
  if (tagName === 'script' && type)
    edits.push({ start: type.startOffset, end: type.startOffset + 4, text: 'data-type' });
  const mark = markOf(tagName, first.purpose);
  edits.push({ start, end: start, text: mark });
  return { ...found, edits: edits.sort((one, other) => one.start - other.start) };
}

/** The URLs in an attribute. A `srcset` contains several, each followed by its size. */
function addresses(name: string, value = ''): readonly string[] {
  return name === 'srcset' ? value.split(/[\s,]+/) : [value.trim()];
}

const markOf = (tagName: string, purpose: string) =>
  `${tagName === 'script' ? ' type="text/plain"' : ''} data-candor="${purpose}"`;

function anew({ tagName, attrs, selfClosing }: Token.TagToken, purpose: string, waiting: readonly string[]): string {
  const written = attrs.map(({ name, value }) => {
    const kept = waiting.includes(name) || (tagName === 'script' && name === 'type') ? `data-${name}` : name;
    return ` ${kept}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  });
  return `<${tagName}${markOf(tagName, purpose)}${written.join('')}${selfClosing ? '/' : ''}>`;
}
