type Names = HTMLElementTagNameMap & { 'candor-banner': HTMLElement };

/** Creates an element with attributes and content. Nothing is parsed as markup. */
export function make<Name extends keyof Names>(
  name: Name,
  attributes: Readonly<Record<string, string | undefined>>,
  ...content: readonly (Node | string | false | undefined)[]
): Names[Name] {
  const made = document.createElement(name);
  for (const key in attributes) if (attributes[key] !== undefined) made.setAttribute(key, attributes[key]);
  made.append(...content.flatMap((one) => one || []));
  return made as Names[Name]; // determined by its name
}

/** Runs a callback after the next frame. */
export const afterFrame = (act: () => void): unknown => requestAnimationFrame(() => setTimeout(act));
