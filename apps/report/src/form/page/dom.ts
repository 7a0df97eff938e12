type Value = string | number | boolean | undefined | ((event: Event) => void);
type Child = Node | string | undefined | false;

// Properties, which an attribute would only set at first.
const properties = new Set(['value', 'checked', 'disabled', 'hidden']);

/** Creates an element. Text is only ever text: nothing here reads HTML. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, Value>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (properties.has(name)) Object.assign(element, { [name]: value });
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}

/** Paragraphs of a plain text: `# ` begins a heading, `- ` a list. */
export function plainText(text: string, heading: 'h2' | 'h3' = 'h3'): HTMLElement[] {
  return text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      const lines = block.split('\n');
      if (block.startsWith('# ')) return h(heading, {}, block.slice(2));
      if (!lines.every((line) => line.startsWith('- '))) return h('p', { class: 'text' }, block);
      return h('ul', {}, ...lines.map((line) => h('li', {}, line.slice(2))));
    });
}

let ids = 0;

/** An ID for an element that another one names. */
export const newId = (): string => `e${++ids}`;
