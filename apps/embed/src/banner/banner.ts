// `/embed/cs/{siteId}.js`: everything a page needs to ask, in one file.
import { choose } from './choose.ts';
import { ask } from './first-layer.ts';
import './guarded.ts';
import type { JointPage } from './joint.ts';
import { hearButtons } from './load.ts';
import { begin, restLater } from './rest.ts';
import { asked, joint } from './state.ts';

(window as JointPage).candorJoint = joint;
joint.choose = choose;
hearButtons();
void begin(show);

/**
 * Waits for the body, without which nothing can be drawn, and for a frame, before which the page's style sheets are loaded;
 * the banner appears in the same frame.
 */
function show(): void {
  requestAnimationFrame(() => {
    if (!document.body) show();
    else if (asked()) ask();
    else restLater();
  });
}
