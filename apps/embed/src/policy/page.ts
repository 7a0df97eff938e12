/** The window of the page that hosts us, with the classes it was born with. */
export type Page = Window & typeof globalThis;

type Content = readonly (Node | string)[];

/** Makes an element of the page, with what is in it and its properties. Nothing is parsed as markup. */
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
