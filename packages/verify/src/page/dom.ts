type Child = Node | string | undefined;

/** An element with its attributes and what stands in it. Text is only ever text: nothing here reads html. */
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

/** Text from a file: shown as it is, in its own direction of writing. */
export function fromFile<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text: string,
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Tag] {
  return element(tag, { dir: 'auto', ...attributes }, text);
}

/** Names and what is said under them. */
export function facts(rows: readonly { readonly name: string; readonly values: readonly Node[] }[]): HTMLElement {
  const pairs = rows
    .filter(({ values }) => values.length > 0)
    .map(({ name, values }) =>
      element('div', {}, fromFile('dt', name), ...values.map((value) => element('dd', {}, value))),
    );
  return element('dl', {}, ...pairs);
}
