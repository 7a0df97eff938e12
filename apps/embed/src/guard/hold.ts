import { waits } from './judge.ts';

/** Selector of elements that load something, and of templates because of declarative shadow roots. */
export const loaders = 'script,image,template,img,link,input,source,track,audio,embed,video,object,iframe';

/** Attributes that make them load. `xlink:href` of SVG counts as `href`. */
const loads = /^(?:xlink:)?(src(?:set|doc)?|href|data|poster)$/;

/**
 * Holds back what an attribute would load. It turns the element into a marked-up tag: `src` becomes `data-src`, and
 * `data-candor` is the bit of what it waits for. So clones and markup keep that state, and the element is released like any
 * marked-up tag.
 * @returns the bit it waits for, or 0
 */
export function hold(element: Element, name: string, value: unknown): number {
  const plain = loads.exec(name.toLowerCase())?.[1];
  // Links that load nothing to block: `icon`, `canonical`, `alternate`.
  if (!plain || !element.matches?.(loaders) || /ic|al/.test((element as HTMLLinkElement).rel)) return 0;
  const text = `${value as string}`;
  // Each word of a `srcdoc` or `srcset` may be a URL.
  const words = /^src./.test(plain) ? text.split(/["'`\s,<>=]+/) : [text];
  const bit = words.reduce((first, word) => first || waits(word), 0);
  if (bit) {
    const put = (key: string, to: unknown) => element.setAttribute(key, to as string);
    if (element.localName === 'script') {
      if (!element.hasAttribute('data-type')) put('data-type', (element as HTMLScriptElement).type);
      put('type', 'text/plain');
    }
    put(`data-${plain}`, text);
    put('data-candor', bit);
    element.removeAttribute(name);
  }
  return bit;
}

/** Holds back everything in a tree that would load. @returns whether something waits */
export function check(root: Node): number {
  let most = 0;
  for (const element of [root as Element, ...((root as Element).querySelectorAll?.(loaders) ?? [])]) {
    const { content } = element as HTMLTemplateElement;
    if (content) most |= check(content);
    // Copied, because holding removes attributes.
    const all = [...(element.attributes ?? [])];
    for (const { name, value } of all) most |= hold(element, name, value);
  }
  return most;
}
