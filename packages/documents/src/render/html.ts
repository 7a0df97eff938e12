import { prescribedIn, type Block, type DocumentTree, type Run } from '../tree.ts';

export type HtmlOptions = {
  /** The heading level of the title; headings below it follow. Default: 1. */
  readonly level?: 1 | 2 | 3;
  /** Whether the HTML will be pasted into a foreign page, whose IDs and classes it must not collide with. */
  readonly copied?: boolean;
};

type Place = { readonly level: number; readonly prefix: string; readonly table: string; readonly frame: string };

/** The document as one `<article>`: semantic and escaped, without styles or scripts, for a page that provides both. */
export function renderHtml(tree: DocumentTree, { level = 1, copied = false }: HtmlOptions = {}): string {
  const place: Place = copied
    ? {
        level,
        prefix: 'candor-',
        table: 'style="overflow-x:auto"',
        frame: ' style="border:1px solid;padding:0 1em;margin:1em 0"',
      }
    : { level, prefix: '', table: 'class="table"', frame: '' };
  let html = `<article lang="${escaped(tagOf(tree.language))}" dir="${tree.direction}">\n<header>\n`;
  html += `<h${level}>${escaped(tree.title)}</h${level}>\n<p>${escaped(tree.subtitle)}</p>\n`;
  html += `<p><time datetime="${escaped(tree.date)}">${escaped(tree.dateLine)}</time></p>\n</header>\n`;
  for (const { id, heading, blocks } of tree.sections) {
    const name = place.prefix + escaped(id);
    html += `<section id="${name}" aria-labelledby="${name}-heading">\n`;
    html += `<h${level + 1} id="${name}-heading">${escaped(heading)}</h${level + 1}>\n`;
    html += `${blocksHtml(blocks, place)}</section>\n`;
  }
  return `${html}</article>\n`;
}

function blocksHtml(blocks: readonly Block[], place: Place): string {
  let html = '';
  let framed: string | undefined;
  for (const block of blocks) {
    const language = prescribedIn(block);
    if (language !== framed) {
      if (framed !== undefined) html += '</blockquote>\n';
      if (language !== undefined) html += `<blockquote lang="${escaped(language)}"${place.frame}>\n`;
      framed = language;
    }
    html += blockHtml(block, place);
  }
  return framed === undefined ? html : `${html}</blockquote>\n`;
}

function blockHtml(block: Block, { level, prefix, table }: Place): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${runsHtml(block.runs)}</p>\n`;
    case 'heading': {
      const tag = `h${level + block.level - 1}`;
      return `<${tag} id="${prefix}${escaped(block.id)}">${escaped(block.text)}</${tag}>\n`;
    }
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>\n${block.items.map((runs) => `<li>${runsHtml(runs)}</li>\n`).join('')}</${tag}>\n`;
    }
    case 'definitions':
      return `<dl>\n${block.items.map(({ term, runs }) => `<div><dt>${escaped(term)}</dt> <dd>${runsHtml(runs)}</dd></div>\n`).join('')}</dl>\n`;
    case 'table': {
      const head = block.columns.map((column) => `<th scope="col">${escaped(column)}</th>`).join('');
      let rows = '';
      for (const row of block.rows) {
        rows += '<tr>';
        for (const [at, runs] of row.entries()) {
          rows += at === 0 ? `<th scope="row">${runsHtml(runs)}</th>` : `<td>${runsHtml(runs)}</td>`;
        }
        rows += '</tr>\n';
      }
      // A region that scrolls horizontally on small screens must be reachable by keyboard. WCAG 2.1.1.
      const opens = `<div ${table} role="region" tabindex="0" aria-label="${escaped(block.caption)}">`;
      const body = `<thead>\n<tr>${head}</tr>\n</thead>\n<tbody>\n${rows}</tbody>`;
      return `${opens}\n<table>\n<caption>${escaped(block.caption)}</caption>\n${body}\n</table>\n</div>\n`;
    }
  }
}

function runsHtml(runs: readonly Run[]): string {
  let html = '';
  for (const run of runs) {
    const text = escaped(run.text);
    if (run.kind === 'text') html += text;
    else if (run.kind === 'strong') html += `<strong>${text}</strong>`;
    else html += `<a href="${escaped(run.to)}" rel="noopener">${text}</a>`;
  }
  return html;
}

// Our code for Norwegian differs from its BCP 47 tag.
function tagOf(language: string): string {
  return language === 'no' ? 'nb' : language;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign) : text;
}
