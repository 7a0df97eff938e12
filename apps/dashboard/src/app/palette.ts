import { store } from '#ui/store.ts';

/** Number of times the command palette was asked for. Its code is loaded at the first time. */
export const palette = store(0);

/** Milliseconds after which the page gets its keys back if the code of the palette does not load. */
const timeout = 5000;

let typed = '';

function keepTyped(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  const isCharacter = [...key].length === 1;
  if (ctrlKey || metaKey || altKey || !(isCharacter || ['Backspace', 'Enter'].includes(key))) return;
  event.preventDefault();
  event.stopPropagation();
  if (isCharacter) typed += key;
  else if (key === 'Backspace') typed = typed.slice(0, -1);
}

let giveUp: ReturnType<typeof setTimeout> | undefined;

/** Opens the palette, and keeps what is typed until its field has the focus. */
export function openPalette(): void {
  const field = document.querySelector<HTMLElement>('[data-palette-field]');
  if (field) return field.focus();
  window.addEventListener('keydown', keepTyped, true);
  clearTimeout(giveUp);
  giveUp = setTimeout(takeTyped, timeout);
  palette.set(palette.get() + 1);
}

/** Gives the page its keys back, and lets the next request load the palette again. */
export function closePalette(): void {
  takeTyped();
  palette.set(0);
}

/** The text typed before the palette could take it. From here on, keys are the page's again. */
export function takeTyped(): string {
  window.removeEventListener('keydown', keepTyped, true);
  const text = typed;
  typed = '';
  return text;
}
