import { renderHtml, type DocumentTree } from '@app/documents';

/** Words that a reader meets on the page of a document. */
export type Length = {
  readonly unfolded: number;
  /** As the page opens: without what lies in closed sections and entries, with the lines under which they are folded. */
  readonly folded: number;
};

export function lengthOf(tree: DocumentTree): Length {
  const html = renderHtml(tree);
  return { unfolded: wordsIn(html), folded: wordsIn(withoutFolded(html)) };
}

/** Cuts closed `<details>` down to their summaries, from the innermost outwards. */
function withoutFolded(html: string): string {
  const closed = /<details(?![^>]*\bopen\b)[^>]*>(?:(?!<details)[\s\S])*?<\/details>/g;
  const cut = html.replace(closed, (one) => /<summary[^>]*>[\s\S]*?<\/summary>/.exec(one)?.[0] ?? '');
  return cut === html ? cut : withoutFolded(cut);
}

function wordsIn(html: string): number {
  const text = html.replace(/<[^>]+>/g, ' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
