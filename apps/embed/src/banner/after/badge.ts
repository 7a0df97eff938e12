import { drawControl } from '../control.ts';
import { root } from './kit.ts';
import { config, honoured, joint } from './state.ts';

const { look, words } = config;

/** Adds the small button that opens "your choices" to every page (RULES B11), unless the page has its own control. */
export function putBadge(open: () => void): void {
  const kind = look.reopen;
  const { host } = root();
  if (!host.isConnected) document.body.append(host);
  // An existing control may have the focus, which must not be lost.
  if (joint.control || (kind !== 'bs' && kind !== 'be')) return;
  joint.control = drawControl(kind, words.reopen, open);
  const said = honoured();
  if (said) {
    joint.control.append(said);
    joint.control.ariaLabel = words.reopen;
  }
  root().append(joint.control);
}
