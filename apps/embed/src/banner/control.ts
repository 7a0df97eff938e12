import { make } from './dom.ts';

/** Draws the small button that opens "your choices". */
export function drawControl(kind: string, label: string, open: () => void, text?: string): HTMLElement {
  const button = make('button', { class: kind, 'aria-label': label, title: label }, text);
  const name = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(name, 'svg');
  const path = document.createElementNS(name, 'path');
  path.setAttribute('d', 'M12 3 5 6v5c0 4.5 3 8 7 10 4-2 7-5.5 7-10V6zM9 12l2 2 4-4');
  svg.append(path);
  button.prepend(svg);
  button.onclick = open;
  return button;
}
