import { nameKey, type Names } from './import-words-rules.ts';

const marks = /[\n\r;；•|]+/;
/** Also commas, which names may have. */
const anyMarks = /([\n\r;；•|,、，／·]+)/;

/** The items of a cell, which may have commas. */
export function parted(text: string): string[] {
  const items = text.split(marks).map((item) => item.trim());
  return [...new Set(items)].filter((item) => item !== '');
}

/**
 * The ids that a cell names, and what it says besides. By default commas part items too: the longest name counts, so that names
 * may have commas.
 */
export function listed<Id extends string>(
  text: string,
  names: Names<Id>,
  parts: (text: string) => readonly string[] = (all) => longest(all, names),
): { readonly found: Id[]; readonly others: string[] } {
  const found = new Set<Id>();
  const others = new Set<string>();
  for (const item of parts(text)) {
    const id = names.get(nameKey(item));
    if (id === undefined) others.add(item);
    else found.add(id);
  }
  return { found: [...found], others: [...others] };
}

/** No name has more commas than this. */
const mostParts = 6;
/** Characters. No name is longer. */
const longestName = 1000;
/** Items that are looked up in a cell, which are more than any list has. The rest stays one text. */
const mostItems = 500;

function longest(text: string, names: Names<string>): readonly string[] {
  // Items at even places, the marks between them at odd ones.
  const all = text.split(anyMarks);
  const tokens = all.slice(0, 2 * mostItems - 1);
  const items: string[] = [];
  for (let from = 0; from < tokens.length;) {
    let to = Math.min(from + 2 * mostParts, tokens.length - (tokens.length % 2 === 0 ? 0 : 1));
    while (to > from && !isName(tokens.slice(from, to + 1))) to -= 2;
    const item = tokens
      .slice(from, to + 1)
      .join('')
      .trim();
    if (item !== '') items.push(item);
    from = to + 2;
  }
  const rest = all
    .slice(2 * mostItems)
    .join('')
    .trim();
  return rest === '' ? items : [...items, rest];

  function isName(parts: readonly string[]): boolean {
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    return length <= longestName && names.has(nameKey(parts.join('')));
  }
}

const units = ['day', 'week', 'month', 'year'] as const;

/** A period that is all a cell says, such as "6 years". */
export function periodOf(
  text: string,
  named: (amount: number, unit: (typeof units)[number]) => string,
): { readonly amount: number; readonly unit: (typeof units)[number] } | undefined {
  const amount = Number(/\d+/.exec(text)?.[0] ?? 0);
  if (amount < 1 || amount > 1000) return undefined;
  const unit = units.find((one) => named(amount, one) === nameKey(text));
  return unit && { amount, unit };
}
