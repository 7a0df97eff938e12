import { isLocale, signsOf } from '@app/texts';
import type { Block, DocumentTree, Run } from '../tree.ts';

/**
 * Plain text, UTF-8, without line wrapping. Adds only characters that are not part of the words: underlines, bullets, `|`
 * between cells and before prescribed text, and URLs in `<…>`.
 */
export function renderText(tree: DocumentTree): string {
  const parts = [underlined(tree.title, '='), tree.subtitle, tree.dateLine];
  const colon = colonOf(tree);
  for (const { heading, blocks } of tree.sections) {
    parts.push(underlined(heading, '-'), ...blocks.map((block) => blockText(block, colon)));
  }
  return `${parts.join('\n\n')}\n`;
}

/** The punctuation after a label in the language of the document. */
export function colonOf({ language }: DocumentTree): string {
  return signsOf(isLocale(language) ? language : 'en').colon;
}

function blockText(block: Block, colon: string): string {
  switch (block.kind) {
    case 'paragraph':
      return `${block.prescribed === undefined ? '' : '| '}${runsText(block.runs)}`;
    case 'heading':
      return block.level === 3 ? `# ${block.text}` : `## ${block.text}`;
    case 'list':
      return block.items.map((runs) => `* ${runsText(runs)}`).join('\n');
    case 'definitions':
      return block.items.map(({ term, runs }) => `${term}${colon}${runsText(runs)}`).join('\n');
    case 'table':
      return [
        `[${block.caption}]`,
        block.columns.join(' | '),
        ...block.rows.map((row) => row.map(runsText).join(' | ')),
      ].join('\n');
  }
}

function runsText(runs: readonly Run[]): string {
  let text = '';
  for (const run of runs) text += run.kind === 'link' ? linkText(run) : run.text;
  return text;
}

function linkText(run: Run & { readonly kind: 'link' }): string {
  if (run.to === run.text || run.to === `mailto:${run.text}`) return run.text;
  return run.to.startsWith('tel:') ? run.text : `${run.text} <${run.to}>`;
}

function underlined(text: string, sign: string): string {
  return `${text}\n${sign.repeat(Math.min(text.length, 80))}`;
}
