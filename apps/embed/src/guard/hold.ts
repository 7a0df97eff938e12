import { waits } from './judge.ts';

/** Elements that load something, as a selector; and templates, for what they declare. */
export const loaders = 'script,iframe,img,source,video,audio,embed,object,link,track,input,image,template';

/** Attributes that make them load. `xlink:href` of SVG is `href` too. */
const loads = /^(?:xlink:)?(src(?:set|doc)?|href|data|poster)$/;

/**
 * Holds back what an attribute would load. Holding makes a marked-up tag of an element: `src` becomes `data-src`,
 * `data-candor` says the purpose by its bit. So clones and markup carry it along, and what waits is released as every
 * marked-up tag is.
 * @returns the purpose it waits for, or 0
 */
export function hold(element: Element, name: string, value: unknown): number {
  const plain = loads.exec(name.toLowerCase())?.[1];
  // Links that only point to something: `icon`, `canonical`, `alternate`.
  if (!plain || !element.matches?.(loaders) || /ic|al/.test((element as HTMLLinkElement).rel)) return 0;
  const text = `${value as string}`;
  // Each word of a frame's text and of a picture's addresses may be one.
  const words = /^src./.test(plain) ? text.split(/["'`\s,<>=]+/) : [text];
  const purpose = words.reduce((first, word) => first || waits(word), 0);
  if (purpose) {
    const put = (key: string, to: unknown) => element.setAttribute(key, to as string);
    if (element.localName === 'script') {
      if (!element.hasAttribute('data-type')) put('data-type', (element as HTMLScriptElement).type);
      put('type', 'text/plain');
    }
    put(`data-${plain}`, text);
    put('data-candor', purpose);
    element.removeAttribute(name);
  }
  return purpose;
}

/** Holds back everything in a tree that would load. @returns whether something waits */
export function check(root: Node): number {
  let most = 0;
  for (const element of [root as Element, ...((root as Element).querySelectorAll?.(loaders) ?? [])]) {
    const { content } = element as HTMLTemplateElement;
    if (content) most |= check(content);
    // A copy: holding takes some away.
    const all = [...(element.attributes ?? [])];
    for (const { name, value } of all) most |= hold(element, name, value);
  }
  return most;
}
