import type { Block, DocumentTree, Run } from '../tree.ts';
import { colonOf } from './text.ts';

/** CommonMark with the tables of GitHub; definitions are lists. What could be read as markup or HTML is escaped. */
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
// At the start of a line a digit with a dot, `-`, `+` or `=` would begin a list or an underline.
const lineStart = /^(?:[-+=]|\d{1,9}(?=[.)]))/;
/** The code of `=`, the highest of those. */
const highestStart = 61;

export function markdownText(text: string): string {
  const inline = markup.test(text) ? text.replace(everyMarkup, '\\$&') : text;
  // Letters, nearly always: asking for those first is much quicker than asking the expression.
  if (text.charCodeAt(0) > highestStart) return inline;
  return inline.replace(lineStart, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
}
