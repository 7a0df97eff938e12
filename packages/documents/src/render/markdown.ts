import type { Block, DocumentTree, Run } from '../tree.ts';
import { colonOf } from './text.ts';

/** CommonMark with GitHub tables; definitions become lists. Escapes text that could be read as markup or HTML. */
export function renderMarkdown(tree: DocumentTree): string {
  let markdown = `# ${markdownText(tree.title)}\n\n${markdownText(tree.subtitle)}\n\n${markdownText(tree.dateLine)}\n`;
  const colon = colonOf(tree);
  for (const { heading, blocks } of tree.sections) {
    markdown += `\n## ${markdownText(heading)}\n`;
    for (const block of blocks) markdown += `\n${blockMarkdown(block, colon)}\n`;
  }
  return markdown;
}

function blockMarkdown(block: Block, colon: string): string {
  switch (block.kind) {
    case 'paragraph':
      return `${block.prescribed === undefined ? '' : '> '}${runsMarkdown(block.runs)}`;
    case 'heading':
      return `${'#'.repeat(block.level)} ${markdownText(block.text)}`;
    case 'list':
      return block.items
        .map((runs, index) => `${block.ordered ? `${index + 1}.` : '-'} ${runsMarkdown(runs)}`)
        .join('\n');
    case 'definitions':
      return block.items
        .map(({ term, runs }) => `- **${markdownText(term)}${colon.trimEnd()}** ${runsMarkdown(runs)}`)
        .join('\n');
    case 'table': {
      let table = `*${markdownText(block.caption)}*\n\n|`;
      for (const column of block.columns) table += ` ${markdownText(column)} |`;
      table += `\n|${' --- |'.repeat(block.columns.length)}`;
      for (const row of block.rows) {
        table += '\n|';
        for (const cell of row) table += ` ${runsMarkdown(cell)} |`;
      }
      return table;
    }
  }
}

function runsMarkdown(runs: readonly Run[]): string {
  let markdown = '';
  for (const run of runs) markdown += runMarkdown(run);
  return markdown;
}

function runMarkdown(run: Run): string {
  const text = markdownText(run.text);
  if (run.kind === 'text') return text;
  return run.kind === 'strong' ? `**${text}**` : `[${text}](<${run.to.replaceAll('>', '%3E')}>)`;
}

const markup = /[\\`*_{}[\]<>#|~!&]/;
const everyMarkup = new RegExp(markup, 'g');
// At the start of a line, a number with a dot, `-`, `+` or `=` would begin a list or an underline.
const lineStart = /^(?:[-+=]|\d{1,9}(?=[.)]))/;
/** The character code of `=`, the highest of those characters. */
const highestStart = 61;

export function markdownText(text: string): string {
  const inline = markup.test(text) ? text.replace(everyMarkup, '\\$&') : text;
  // Text nearly always begins with a letter: checking its character code first is much faster than running the expression.
  if (text.charCodeAt(0) > highestStart) return inline;
  return inline.replace(lineStart, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
}
