/** Creates an element with children; undefined ones are left out. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: readonly (Node | string | undefined)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...children.filter((one): one is Node | string => one !== undefined && one !== ''));
  return made;
}

export function headed(title: string, ...children: readonly (Node | string | undefined)[]): HTMLElement {
  return element('section', element('h3', title), ...children);
}

/** A `details` element whose content is created when it is first opened. */
export function folded(
  title: string,
  count: string,
  fill: () => readonly (Node | string | undefined)[],
): HTMLDetailsElement {
  const made = element('details', element('summary', title, ' ', count ? element('small', count) : undefined));
  made.addEventListener('toggle', () => made.append(...fill().filter((one) => one !== undefined)), { once: true });
  return made;
}

/** An entry of a list: a foldable element with its switches. */
export function entry(opens: HTMLElement, switches: readonly Switch[], kind = 'item'): HTMLElement {
  const made = element('div', opens, switches.length > 0 ? row(switches) : undefined);
  made.className = kind;
  return made;
}

export function row(switches: readonly Switch[]): HTMLElement {
  const made = element('div', ...switches.map(({ label }) => label));
  made.className = 'row';
  return made;
}

export type Switch = { readonly label: HTMLLabelElement; show(): void };

/** A switch that shows the current state; its accessible name contains both its label and what it switches. */
export function switchFor(says: string, names: string, is: () => boolean, set: (on: boolean) => void): Switch {
  const box = element('input');
  box.type = 'checkbox';
  box.setAttribute('role', 'switch');
  box.setAttribute('aria-label', `${says}: ${names}`);
  box.checked = is();
  box.addEventListener('change', () => set(box.checked));
  return { label: element('label', box, says), show: () => void (box.checked = is()) };
}

/** A list of terms with descriptions; terms without one are left out. */
export function described(...rows: readonly (readonly [term: string, said: Node | string | undefined])[]): HTMLElement {
  const said = rows.filter(([, one]) => one !== undefined && one !== '');
  return element('dl', ...said.flatMap(([term, one]) => [element('dt', term), element('dd', one)]));
}

export function link(text: string, address: string): HTMLAnchorElement | undefined {
  if (!address) return undefined;
  const made = element('a', text);
  made.href = address;
  made.target = '_blank';
  made.rel = 'noopener noreferrer';
  return made;
}

export function listed(items: readonly string[]): HTMLElement | undefined {
  return items.length > 0 ? element('ul', ...items.map((item) => element('li', item))) : undefined;
}
