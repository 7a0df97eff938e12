import { store } from '#ui/store.ts';

/** Whether the command palette is open. Its code is loaded when it is opened first. */
export const palette = store(false);

export function openPalette(): void {
  palette.set(true);
}

export function closePalette(): void {
  palette.set(false);
}
