/** The methods of `Storage` that the dashboard uses. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nothing: Shelf = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** The browser's storage for this origin; undefined if the user blocks it, in which case browsers throw. */
export function shelf(kind: 'localStorage' | 'sessionStorage'): Shelf {
  try {
    return window[kind];
  } catch {
    return nothing;
  }
}
