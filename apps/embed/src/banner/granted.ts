// `/embed/cs/{siteId}.granted.js`: for a visitor who allowed everything that the site asks for. Nothing has to be held back;
// marked-up tags are released. The part `after` loads what holds back before anything can be refused.
import { guard } from '../guard/joint.ts';
import { followReading, releaseAll } from '../guard/release.ts';
import { insert } from './load.ts';
import { goOn } from './returning.ts';
import { all, base, id, set, stands } from './standing.ts';

if (stands && !(all & ~set)) {
  guard.allowed = set;
  followReading();
  releaseAll();
  goOn();
  new MutationObserver((records) => {
    for (const { addedNodes } of records) guard.start?.(addedNodes);
  }).observe(document, { childList: true, subtree: true });
} else insert(`${base}/embed/cs/${id}${stands ? '.kept' : ''}.js`);
