import { make } from '../dom.ts';
import { root } from './kit.ts';
import { config, honoured } from './state.ts';

const { look, words } = config;
let shown: HTMLElement | undefined;

/** Adds the small button that opens "your choices" to every page (RULES B11), unless the page has its own control. */
export function putBadge(open: () => void): void {
  const kind = look.reopen;
  const { host } = root();
  if (!host.isConnected) document.body.append(host);
  // An existing badge may have the focus, which must not be lost.
  if (shown || (kind !== 'bs' && kind !== 'be')) return;
  shown = make('button', { class: kind, 'aria-label': words.reopen, title: words.reopen }, honoured());
  const name = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(name, 'svg');
  const path = document.createElementNS(name, 'path');
  path.setAttribute('d', 'M12 3 5 6v5c0 4.5 3 8 7 10 4-2 7-5.5 7-10V6zM9 12l2 2 4-4');
  svg.append(path);
  shown.prepend(svg);
  shown.onclick = open;
  root().append(shown);
}
