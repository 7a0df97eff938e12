export type CodePart = {
  readonly text: string;
  readonly kind: 'plain' | 'comment' | 'string' | 'tag' | 'attribute' | 'keyword';
};

const parts: readonly (readonly [CodePart['kind'], RegExp])[] = [
  ['comment', /<!--[\s\S]*?-->|\/\/[^\n]*/y],
  ['string', /"[^"\n]*"|'[^'\n]*'/y],
  ['tag', /<\/?[A-Za-z][\w.-]*|\/?>/y],
  ['keyword', /\b(?:import|from|export|default|function|return|const|var|let|if)\b/y],
  ['attribute', /[A-Za-z][\w-]*(?==)|\b(?:async|defer|data-candor-open|suppressHydrationWarning)\b/y],
  ['plain', /[\w$]+|\s+/y],
];

/** Code in parts to be coloured: html, and the JavaScript that stands beside it. All parts together are the code. */
export function highlight(code: string): readonly CodePart[] {
  const found: CodePart[] = [];
  const add = (kind: CodePart['kind'], text: string) => {
    const last = found.at(-1);
    if (last?.kind === kind) found[found.length - 1] = { kind, text: last.text + text };
    else found.push({ kind, text });
  };
  for (let at = 0; at < code.length;) {
    const [kind, text] = partAt(code, at);
    add(kind, text);
    at += text.length;
  }
  return found;
}

function partAt(code: string, at: number): readonly [CodePart['kind'], string] {
  for (const [kind, pattern] of parts) {
    pattern.lastIndex = at;
    const text = pattern.exec(code)?.[0];
    if (text && !(kind === 'comment' && code[at - 1] === ':')) return [kind, text];
  }
  return ['plain', code[at] ?? ''];
}
