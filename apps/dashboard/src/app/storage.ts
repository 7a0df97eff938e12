/** The part of the browser's storage that is used here. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nothing: Shelf = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** What the browser keeps for this origin; nothing where its reader forbids it, which browsers say by throwing. */
export function shelf(kind: 'localStorage' | 'sessionStorage'): Shelf {
  try {
    return window[kind];
  } catch {
    return nothing;
  }
}
