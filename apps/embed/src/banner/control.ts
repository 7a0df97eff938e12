import { trust } from '../guard/trust.ts';
import { make } from './dom.ts';

const icon = '<svg><path d="M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6zM9 12l2 2 4-4"/></svg>';

/** Draws the small button that opens "your choices". Its title is its name, too. */
export function drawControl(kind: string, label: string, open: () => void): HTMLElement {
  const button = make('button', { class: kind, title: label });
  try {
    // Parsed, because to create SVG elements by script costs 25 kB of memory.
    button.innerHTML = trust(icon, 'createHTML');
  } catch {
    // The page enforces Trusted Types and does not allow our policy.
    button.append('✓');
  }
  button.onclick = open;
  return button;
}
