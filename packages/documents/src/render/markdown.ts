import type { Block, DocumentTree, Run } from '../tree.ts';
import { colonOf } from './text.ts';

/** CommonMark with the tables of GitHub; definitions are lists. What could be read as markup or HTML is escaped. */
export function renderMarkdown(tree: DocumentTree): string {
  const parts = [`# ${escaped(tree.title)}`, escaped(tree.subtitle), escaped(tree.dateLine)];
  const colon = colonOf(tree);
  for (const { heading, blocks } of tree.sections) {
    parts.push(`## ${escaped(heading)}`, ...blocks.map((block) => blockMarkdown(block, colon)));
  }
  return `${parts.join('\n\n')}\n`;
}

/** The code of `=`, the highest of the signs that begin something at the start of a line. */
const highestStart = 61;

function blockMarkdown(block: Block, colon: string): string {
  switch (block.kind) {
    case 'paragraph':
      return runsMarkdown(block.runs);
    case 'heading':
      return `${'#'.repeat(block.level)} ${escaped(block.text)}`;
    case 'list':
      return block.items
        .map((runs, index) => `${block.ordered ? `${index + 1}.` : '-'} ${runsMarkdown(runs)}`)
        .join('\n');
    case 'definitions':
      return block.items
        .map(({ term, runs }) => `- **${escaped(term)}${colon.trimEnd()}** ${runsMarkdown(runs)}`)
        .join('\n');
    case 'table': {
      const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
      const head = [line(block.columns.map(escaped)), line(block.columns.map(() => '---'))];
      return [`*${escaped(block.caption)}*\n`, ...head, ...block.rows.map((row) => line(row.map(runsMarkdown)))].join(
        '\n',
      );
    }
  }
}

function runsMarkdown(runs: readonly Run[]): string {
  let markdown = '';
  for (const run of runs) markdown += runMarkdown(run);
  return markdown;
}

function runMarkdown(run: Run): string {
  const text = escaped(run.text);
  if (run.kind === 'text') return text;
  return run.kind === 'strong' ? `**${text}**` : `[${text}](<${run.to.replaceAll('>', '%3E')}>)`;
}

const markup = /[\\`*_{}[\]<>#|~!&]/;
const everyMarkup = new RegExp(markup, 'g');
// At the start of a line a digit with a dot, `-`, `+` or `=` would begin a list or an underline.
const lineStart = /^(?:[-+=]|\d{1,9}(?=[.)]))/;

function escaped(text: string): string {
  const inline = markup.test(text) ? text.replace(everyMarkup, '\\$&') : text;
  // Letters, nearly always: asking for those first is much quicker than asking the expression.
  if (text.charCodeAt(0) > highestStart) return inline;
  return inline.replace(lineStart, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
}
