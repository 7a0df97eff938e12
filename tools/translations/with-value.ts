import { pointerParts } from '@app/texts/parity.ts';

type Tree = Readonly<Record<string, unknown>>;

/**
 * Texts with a value set at a key, in their existing order. A new key is inserted after the one it follows in the English
 * texts. `undefined` if an array would get a gap.
 */
export function withValue(english: unknown, words: unknown, key: string, value: unknown): unknown {
  return placed(english, words, pointerParts(key), value);
}

function placed(english: unknown, words: unknown, parts: readonly string[], value: unknown): unknown {
  const [part, ...rest] = parts;
  if (part === undefined) return value;
  if (Array.isArray(english)) {
    const items: readonly unknown[] = Array.isArray(words) ? words : [];
    const at = Number(part);
    if (at > items.length) return undefined;
    const item = placed(english[at], items[at], rest, value);
    return item === undefined ? undefined : items.toSpliced(at, 1, item);
  }
  const schema = isTree(english) ? english : {};
  const before = isTree(words) ? words : {};
  const inner = placed(schema[part], before[part], rest, value);
  if (inner === undefined) return undefined;
  if (Object.hasOwn(before, part)) return { ...before, [part]: inner };
  const order = Object.keys(schema);
  const earlier = order.slice(0, order.indexOf(part)).findLast((name) => Object.hasOwn(before, name));
  const entries = Object.entries(before);
  const at = earlier === undefined ? 0 : entries.findIndex(([name]) => name === earlier) + 1;
  return Object.fromEntries(entries.toSpliced(at, 0, [part, inner]));
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
