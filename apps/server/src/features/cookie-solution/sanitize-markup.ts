import { html, parseFragment, serialize, type DefaultTreeAdapterTypes as Dom } from 'parse5';

const elements: ReadonlySet<string> = new Set(
  'a b br button div em footer h2 h3 h4 header hr i li nav ol p section small span strong ul'.split(' '),
);
const attributes: ReadonlySet<string> = new Set([
  'class',
  'dir',
  'lang',
  'role',
  'title',
  'aria-label',
  'aria-hidden',
  'data-candor-accept',
  'data-candor-reject',
  'data-candor-customise',
  'data-candor-close',
]);
/** Sanitized markup, or the name of what is refused. */
export type CleanMarkup =
  | { readonly ok: true; readonly markup: string }
  | { readonly ok: false; readonly refused: string };

/** Limit in characters, as in the contract. */
export const longestMarkup = 20_000;
/** Limit of sanitizing rounds: the parser splits links nested in links, one level per round. */
const mostRounds = 8;

/** Elements removed with their content; of other refused elements, the content stays. */
const dropped: ReadonlySet<string> = new Set(
  'audio base canvas embed form frame frameset iframe input link math meta noembed noframes noscript object plaintext script select style svg template textarea title video xmp'.split(
    ' ',
  ),
);

/**
 * Sanitizes an owner's own first layer to allowed elements and attributes: no scripts, no styles, only https URLs.
 * Anything unknown is removed. Hidden elements become visible, because `hidden` and `style` are not allowed attributes.
 * The result is stable: sanitizing it again gives the same, so browsers parse it as intended. Markup that does not
 * become stable is refused.
 */
export function sanitizeMarkup(text: string): CleanMarkup {
  if (text.trim() === '') return { ok: true, markup: '' };
  let before = text;
  for (let round = 0; round < mostRounds; round += 1) {
    const markup = cleanedOnce(before);
    // Attributes added to links and buttons make it longer.
    if (markup.length > longestMarkup) return { ok: false, refused: `> ${longestMarkup}` };
    if (markup === before) return { ok: true, markup };
    before = markup;
  }
  return { ok: false, refused: '<a>' };
}

function cleanedOnce(text: string): string {
  const fragment = parseFragment(text);
  const clean = parseFragment('');
  clean.childNodes = rebuilt(fragment.childNodes, clean);
  return serialize(clean);
}

function rebuilt(nodes: readonly Dom.ChildNode[], parent: Dom.ParentNode): Dom.ChildNode[] {
  return nodes.flatMap((node): Dom.ChildNode[] => {
    if (node.nodeName === '#text' && 'value' in node)
      return [{ nodeName: '#text', value: node.value, parentNode: parent }];
    if (!('tagName' in node) || dropped.has(node.tagName) || node.namespaceURI !== html.NS.HTML) return [];
    if (!elements.has(node.tagName)) return rebuilt(node.childNodes, parent);
    const element: Dom.Element = {
      nodeName: node.tagName,
      tagName: node.tagName,
      namespaceURI: html.NS.HTML,
      attrs: allowed(node),
      childNodes: [],
      parentNode: parent,
    };
    element.childNodes = rebuilt(node.childNodes, element);
    return [element];
  });
}

function allowed({ tagName, attrs }: Dom.Element): Dom.Element['attrs'] {
  const kept = attrs.flatMap(({ name, value }) => {
    if (tagName === 'a' && name === 'href') return /^https:\/\/[^\s"'<>]+$/i.test(value) ? [{ name, value }] : [];
    // A button must not be hidden from screen readers.
    if (name === 'aria-hidden' && tagName === 'button') return [];
    return attributes.has(name) ? [{ name, value }] : [];
  });
  if (tagName === 'button') kept.push({ name: 'type', value: 'button' });
  if (tagName === 'a') kept.push({ name: 'rel', value: 'noopener' }, { name: 'target', value: '_blank' });
  return kept;
}
