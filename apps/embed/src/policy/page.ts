/** The window of the host page, with its built-in classes. */
export type Page = Window & typeof globalThis;

type Content = readonly (Node | string)[];

/** Creates an element of the page with content and properties. Nothing is parsed as markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  page: Page,
  name: Name,
  content: Content = [],
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(page.document.createElement(name), properties);
  made.append(...content);
  return made;
}
