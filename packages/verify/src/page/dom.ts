type Child = Node | string | undefined;

/** Creates an element with its attributes and children. Strings always become text nodes: nothing here parses HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

/** An element with text from a file, shown unchanged in its own text direction. */
export function fromFile<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text: string,
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Tag] {
  return element(tag, { dir: 'auto', ...attributes }, text);
}

/** A definition list of names and their values. */
export function facts(rows: readonly { readonly name: string; readonly values: readonly Node[] }[]): HTMLElement {
  const pairs = rows
    .filter(({ values }) => values.length > 0)
    .map(({ name, values }) =>
      element('div', {}, fromFile('dt', name), ...values.map((value) => element('dd', {}, value))),
    );
  return element('dl', {}, ...pairs);
}
