import { prescribedIn, type Block, type DocumentTree, type Run } from '../tree.ts';

export type HtmlOptions = {
  /** The heading level of the title; headings below it follow. Default: 1. */
  readonly level?: 1 | 2 | 3;
  /** Whether the HTML will be pasted into a foreign page, whose IDs and classes it must not collide with. */
  readonly copied?: boolean;
};

type Place = {
  readonly level: number;
  readonly prefix: string;
  readonly table: string;
  readonly frame: string;
  readonly copied: boolean;
};

/** A table with more rows is folded, unless it is inside a fold already. */
const mostRows = 8;

/** The document as one `<article>`: semantic and escaped, without styles or scripts, for a page that provides both. */
export function renderHtml(tree: DocumentTree, { level = 1, copied = false }: HtmlOptions = {}): string {
  const place: Place = copied
    ? {
        level,
        prefix: 'candor-',
        table: 'style="overflow-x:auto"',
        frame: ' style="border:1px solid;padding:0 1em;margin:1em 0"',
        copied,
      }
    : { level, prefix: '', table: 'class="table"', frame: '', copied };
  let html = `<article lang="${escaped(tagOf(tree.language))}" dir="${tree.direction}">\n<header>\n`;
  html += `<h${level}>${escaped(tree.title)}</h${level}>\n<p>${escaped(tree.subtitle)}</p>\n`;
  html += `<p><time datetime="${escaped(tree.date)}">${escaped(tree.dateLine)}</time></p>\n</header>\n`;
  for (const { id, heading, country, blocks } of tree.sections) {
    const name = place.prefix + escaped(id);
    const of = country !== undefined && !copied ? ` data-country="${escaped(country)}"` : '';
    html += `<section id="${name}" aria-labelledby="${name}-heading"${of}>\n`;
    const title = `<h${level + 1} id="${name}-heading">${escaped(heading)}</h${level + 1}>`;
    html +=
      country === undefined
        ? `${title}\n${sectionHtml(blocks, place)}`
        : `<details${classOf('country', place)}><summary>${title}</summary>\n${blocksHtml(blocks, place, true)}</details>\n`;
    html += '</section>\n';
  }
  return `${html}</article>\n`;
}

/** Folds a section under its gist, which is its first block if it has one. Sections for one country fold under their heading. */
function sectionHtml(blocks: readonly Block[], place: Place): string {
  const [first, ...rest] = blocks;
  if (first?.kind !== 'paragraph' || !first.gist || rest.length === 0) return blocksHtml(blocks, place, false);
  const summary = `<span>${runsHtml(first.runs)}</span>`;
  return `<details${classOf('gist', place)}><summary>${summary}</summary>\n${blocksHtml(rest, place, true)}</details>\n`;
}

/** @param folded whether the blocks are inside a fold, in which long tables stay open */
function blocksHtml(blocks: readonly Block[], place: Place, folded: boolean): string {
  let html = '';
  let framed: string | undefined;
  let next = 0;
  for (const [at, block] of blocks.entries()) {
    if (at < next) continue;
    next = at + 1;
    const language = prescribedIn(block);
    if (language !== framed) {
      if (framed !== undefined) html += '</blockquote>\n';
      if (language !== undefined) html += `<blockquote lang="${escaped(language)}"${place.frame}>\n`;
      framed = language;
    }
    if (block.kind === 'heading' && block.folds) {
      next = endOfEntry(blocks, at, block.level);
      html += entryHtml(block, blocks.slice(at + 1, next), place);
    } else if (block.kind === 'table' && !folded && block.rows.length > mostRows) html += foldedTable(block, place);
    else html += blockHtml(block, place);
  }
  return framed === undefined ? html : `${html}</blockquote>\n`;
}

function endOfEntry(blocks: readonly Block[], from: number, level: number): number {
  const end = blocks.findIndex((block, at) => at > from && block.kind === 'heading' && block.level <= level);
  return end === -1 ? blocks.length : end;
}

/** An entry that opens under its heading and gist. */
function entryHtml(heading: HeadingBlock, blocks: readonly Block[], place: Place): string {
  const [first, ...rest] = blocks;
  const hasGist = first?.kind === 'paragraph' && first.prescribed === undefined;
  const gist = hasGist ? ` <span>${runsHtml(first.runs)}</span>` : '';
  const inside = blocksHtml(hasGist ? rest : blocks, place, true);
  const summary = blockHtml(heading, place).trimEnd() + gist;
  return inside === ''
    ? summary
    : `<details${classOf('entry', place)}><summary>${summary}</summary>\n${inside}</details>\n`;
}

function foldedTable(block: TableBlock, place: Place): string {
  const summary = `<summary>${escaped(block.caption)}</summary>`;
  return `<details${classOf('rows', place)}>${summary}\n${tableHtml(block, place, '')}</details>\n`;
}

function classOf(name: string, { copied }: Place): string {
  return copied ? '' : ` class="${name}"`;
}

type HeadingBlock = Extract<Block, { kind: 'heading' }>;
type TableBlock = Extract<Block, { kind: 'table' }>;

function blockHtml(block: Block, place: Place): string {
  const { level, prefix } = place;
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
    case 'table':
      return tableHtml(block, place, `<caption>${escaped(block.caption)}</caption>\n`);
  }
}

function tableHtml(block: TableBlock, { table }: Place, caption: string): string {
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
  return `${opens}\n<table>\n${caption}${body}\n</table>\n</div>\n`;
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
