import { store } from '#ui/store.ts';

/** How often the command palette was asked for. Its code is loaded at the first time. */
export const palette = store(0);

export function openPalette(): void {
  palette.set(palette.get() + 1);
}
