import { generate, parse, walk, type CssNode } from 'css-tree';

/** An owner's sanitized style sheet, or the name of what is refused, in CSS terms. */
export type CheckedCss = { readonly ok: true; readonly css: string } | { readonly ok: false; readonly refused: string };

// An owner's style sheet may decorate the banner, but not change the question. Colors come from the configuration,
// which keeps them equal for accept and reject, and readable (RULES B3, B4); nothing can be moved away, covered, shrunk
// or hidden.
const ofShape = [
  'border-radius',
  'border-style',
  'border-width',
  'box-shadow',
  'cursor',
  'font-family',
  'font-style',
  'font-variant',
  'font-weight',
  'gap',
  'justify-content',
  'letter-spacing',
  'padding',
  'padding-block',
  'padding-inline',
  'text-align',
  'text-decoration',
  'text-transform',
  'transition',
];
const ofText = [
  'border',
  'border-block',
  'border-bottom',
  'border-color',
  'border-inline',
  'border-top',
  'flex-direction',
  'flex-wrap',
  'align-items',
  'hyphens',
  'list-style',
  'margin',
  'margin-block',
  'margin-inline',
  'max-width',
  'outline',
  'outline-color',
  'outline-offset',
  'quotes',
  'text-wrap',
  'word-break',
];
const anywhere: ReadonlySet<string> = new Set(ofShape);
const notOnButtons: ReadonlySet<string> = new Set(ofText);

/** Elements that are not buttons and contain none. */
const texts: ReadonlySet<string> = new Set('a b em h2 h3 h4 hr i img li ol p small span strong ul'.split(' '));
const boxes: ReadonlySet<string> = new Set(['dialog', 'nav', 'div', 'section', 'header', 'footer']);
const states: ReadonlySet<string> = new Set(['hover', 'focus', 'focus-visible', 'active', 'root', 'host']);
const conditions: ReadonlySet<string> = new Set(['media']);

/** @see RULES B3, B4 and architecture: the result names what is refused, so that the owner can fix it */
export function sanitizeCss(text: string): CheckedCss {
  if (text.trim() === '') return { ok: true, css: '' };
  let refused: string | undefined;
  const refuse = (what: string) => void (refused ??= what.replaceAll(/[%{}]/g, ' ').trim().slice(0, 80));
  // Characters that could end a `<style>` element, or that parsers read differently, have no use here.
  if (/[<\\]/.test(text)) refuse(text.includes('\\') ? '\\' : '<');
  const tree = parse(text, { onParseError: ({ message }) => refuse(message) });
  walk(tree, (node) => checkNode(node, refuse));
  if (tree.type !== 'StyleSheet') refuse(tree.type);
  const css = generate(tree);
  return refused === undefined ? { ok: true, css } : { ok: false, refused };
}

function checkNode(node: CssNode, refuse: (what: string) => void): void {
  switch (node.type) {
    case 'Atrule':
      if (!conditions.has(node.name ?? '')) refuse(`@${node.name}`);
      return;
    case 'Raw':
      return refuse(String(node.value));
    case 'Url':
      if (!isPicture(String(node.value))) refuse(`url(${String(node.value)})`);
      return;
    case 'Function':
      if (!functions.has((node.name ?? '').toLowerCase())) refuse(`${node.name}()`);
      return;
    case 'Rule':
      return checkRule(node, refuse);
    case 'Dimension':
    case 'Number':
    case 'Percentage':
      if (Number(node.value) < 0) refuse(generate(node));
      return;
    default:
  }
}

const functions: ReadonlySet<string> = new Set(
  'rgb rgba hsl hsla oklch var min max clamp cubic-bezier linear-gradient radial-gradient'.split(' '),
);

function isPicture(url: string): boolean {
  return /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]+$/.test(url);
}

function checkRule(rule: CssNode, refuse: (what: string) => void): void {
  const selectors = rule.prelude?.children?.toArray() ?? [];
  const isBox = selectors.every((selector) => readSelector(selector, refuse) !== 'button');
  for (const declaration of rule.block?.children?.toArray() ?? []) {
    if (declaration.type !== 'Declaration') {
      refuse(generate(declaration));
      continue;
    }
    const property = (declaration.property ?? '').toLowerCase();
    const allowed = anywhere.has(property) || (notOnButtons.has(property) && isBox);
    if (!allowed || declaration.important) refuse(generate(declaration));
  }
}

/** Whether the last part of a selector may match a button. Selectors that could distinguish buttons are refused. */
function readSelector(selector: CssNode, refuse: (what: string) => void): 'button' | 'other' {
  const parts = selector.children?.toArray() ?? [];
  for (const part of parts) {
    const known =
      (part.type === 'TypeSelector' && isKnownType(part.name)) ||
      (part.type === 'ClassSelector' && !/^candor-/i.test(part.name ?? '')) ||
      (part.type === 'PseudoClassSelector' && states.has(part.name ?? '') && !part.children) ||
      (part.type === 'Combinator' && [' ', '>'].includes(part.name ?? ''));
    if (!known) refuse(generate(selector));
  }
  const last = parts.slice(parts.findLastIndex(({ type }) => type === 'Combinator') + 1);
  const type = last.find((part) => part.type === 'TypeSelector')?.name ?? '';
  return texts.has(type) || boxes.has(type) ? 'other' : 'button';
}

function isKnownType(name: string | undefined): boolean {
  return texts.has(name ?? '') || boxes.has(name ?? '') || name === 'button';
}
