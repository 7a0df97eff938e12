/** What stands in place of a word that is blacked out. Always as long, so that it does not tell how long the word is. */
export const redactionMark = '█████';

/** Finds passages in a text. */
export type PassageFinder = {
  readonly any: RegExp;
  readonly each: readonly RegExp[];
};

type Span = { readonly from: number; readonly to: number };

/** A passage as it stands in a text, with some of what is around it. */
export type Excerpt = { readonly before: string; readonly passage: string; readonly after: string };

/** Characters around a passage that an excerpt shows. */
const around = 40;

/**
 * Finds passages whatever their case, line breaks and Unicode form.
 * @param wholeWords whether a passage may not be part of a longer word
 */
export function passageFinder(passages: readonly string[], wholeWords: boolean): PassageFinder {
  const sources = passages
    .map((passage) => passage.normalize('NFC').trim())
    .filter((passage) => passage !== '')
    .map((passage) => sourceOf(passage, wholeWords));
  return {
    any: new RegExp(sources.join('|') || '(?!)', 'iu'),
    each: sources.map((source) => new RegExp(source, 'giu')),
  };
}

function sourceOf(passage: string, wholeWords: boolean): string {
  const words = passage.split(/\s+/u).map((word) => [...word].map(eitherForm).join(''));
  const begin = wholeWords && /^[\p{L}\p{N}_]/u.test(passage) ? String.raw`(?<![\p{L}\p{M}\p{N}_])` : '';
  const end = wholeWords && /[\p{L}\p{N}_]$/u.test(passage) ? String.raw`(?![\p{L}\p{M}\p{N}_])` : '';
  return `${begin}${words.join(String.raw`\s+`)}${end}`;
}

/** A letter with its accent, as one character or as two. */
function eitherForm(letter: string): string {
  const parts = letter.normalize('NFD');
  return parts === letter ? escaped(letter) : `(?:${escaped(letter)}|${escaped(parts)})`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
}

/** Where passages stand in a text. Those that overlap are one. */
function spansIn(text: string, { any, each }: PassageFinder): readonly Span[] {
  if (!any.test(text)) return [];
  const found = each
    .flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({ from: index, to: index + length })),
    )
    .toSorted((one, other) => one.from - other.from);
  const merged: Span[] = [];
  for (const span of found) {
    const last = merged.at(-1);
    if (last && span.from < last.to) merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else merged.push(span);
  }
  return merged;
}

export type Redacted = { readonly text: string; readonly count: number };

/** Blacks passages out. */
export function redactText(text: string, finder: PassageFinder): Redacted {
  const spans = spansIn(text, finder);
  if (spans.length === 0) return { text, count: 0 };
  const parts: string[] = [];
  let at = 0;
  for (const { from, to } of spans) {
    parts.push(text.slice(at, from), redactionMark);
    at = to;
  }
  parts.push(text.slice(at));
  return { text: parts.join(''), count: spans.length };
}

/** The first passages of a text, at most `most`. */
export function excerptsOf(text: string, finder: PassageFinder, most: number): readonly Excerpt[] {
  return spansIn(text, finder)
    .slice(0, most)
    .map(({ from, to }) => ({
      before: text.slice(Math.max(0, from - around), from).toWellFormed(),
      passage: text.slice(from, to),
      after: text.slice(to, to + around).toWellFormed(),
    }));
}
