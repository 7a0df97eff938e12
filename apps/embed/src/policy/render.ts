import type { Block, DocumentTree, Run, TableRow } from '@app/documents';
import { element, type Page } from './page.ts';

/**
 * Renders a document as elements, in the order and words of its tree. Nothing is parsed as markup. Headings start at
 * the second level: the first belongs to the page.
 */
export function documentElement(page: Page, tree: DocumentTree): HTMLElement {
  const { language: lang, direction: dir, title, subtitle, dateLine } = tree;
  const sections = tree.sections.map(({ heading, blocks }) =>
    element(page, 'section', [element(page, 'h3', [heading]), ...blockElements(page, blocks)]),
  );
  const lines = [subtitle, dateLine].filter(Boolean).map((line) => element(page, 'p', [line]));
  const content = [element(page, 'h2', [title]), ...lines, ...sections];
  return element(page, 'article', content, { lang, dir, className: 'candor-document' });
}

/** Renders blocks. Text that a law prescribes gets a box of its own, in its own language. */
function blockElements(page: Page, blocks: readonly Block[]): readonly HTMLElement[] {
  const made: HTMLElement[] = [];
  for (const block of blocks) {
    const lang = 'prescribed' in block ? block.prescribed : undefined;
    let frame = made.at(-1);
    if (lang && !(frame?.localName === 'blockquote' && frame.lang === lang)) {
      frame = element(page, 'blockquote', [], { lang });
      frame.style.cssText = 'border:1px solid;padding:0 1em;margin:1em 0';
      made.push(frame);
    }
    if (lang) frame?.append(blockElement(page, block));
    else made.push(blockElement(page, block));
  }
  return made;
}

function blockElement(page: Page, block: Block): HTMLElement {
  switch (block.kind) {
    case 'heading':
      return element(page, block.level === 3 ? 'h4' : 'h5', [block.text]);
    case 'paragraph':
      return element(page, 'p', runNodes(page, block.runs));
    case 'list':
      return element(
        page,
        block.ordered ? 'ol' : 'ul',
        block.items.map((runs) => element(page, 'li', runNodes(page, runs))),
      );
    case 'definitions':
      return element(
        page,
        'dl',
        block.items.flatMap(({ term, runs }) => [
          element(page, 'dt', [term]),
          element(page, 'dd', runNodes(page, runs)),
        ]),
      );
    case 'table':
      return tableElement(page, block);
  }
}

function tableElement(page: Page, { caption, columns, rows }: Extract<Block, { kind: 'table' }>): HTMLElement {
  const names = columns.map((column) => element(page, 'th', [column], { scope: 'col' }));
  const table = element(page, 'table', [
    element(page, 'caption', [caption]),
    element(page, 'thead', [element(page, 'tr', names)]),
    element(
      page,
      'tbody',
      rows.map((row) => rowElement(page, row)),
    ),
  ]);
  // A table wider than a phone scrolls in its own region; also by keyboard, hence the `tabIndex`.
  const region = element(page, 'div', [table], { role: 'region', tabIndex: 0, ariaLabel: caption });
  region.style.overflowX = 'auto';
  return region;
}

function rowElement(page: Page, row: TableRow): HTMLElement {
  return element(
    page,
    'tr',
    row.map((runs, column) =>
      column === 0
        ? element(page, 'th', runNodes(page, runs), { scope: 'row' })
        : element(page, 'td', runNodes(page, runs)),
    ),
  );
}

function runNodes(page: Page, runs: readonly Run[]): (Node | string)[] {
  return runs.map((run) => {
    if (run.kind === 'strong') return element(page, 'strong', [run.text]);
    if (run.kind === 'link' && isSafe(run.to)) return element(page, 'a', [run.text], { href: run.to });
    return run.text;
  });
}

function isSafe(address: string): boolean {
  return /^(?:https?|mailto|tel):/i.test(address);
}
