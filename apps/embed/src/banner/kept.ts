// `/embed/cs/{siteId}.kept.js`: guard and state, for a visitor whose choice is valid. Everything else is loaded when
// the page is idle.
import { cookieName, necessary, withSharing, type KeptData, type KeptLaw, type PurposeSet } from '@app/consent';
import { nonce } from '../guard/nonce.ts';
import { startGuard } from '../guard/release.ts';
import { gpc } from './cookie.ts';
import type { JointPage } from './joint.ts';
import { hearButtons, insert, insertAfter, whenIdle } from './load.ts';

type KeptFields = [at: number, decided: PurposeSet, granted: PurposeSet, version: number, regime: number];
const noLaw: KeptLaw = [0, 0, 0, 0];

const [id, base, after, hosts, unknown, own, purposes, since, laws] = $candor as KeptData; // set by `composeCore`

/** Pattern of the cookie; `writeChoice` defines the fields. The id and the action are only needed by the part `after`. */
const written = `${cookieName(id)}=1\\.[\\da-f]{32}\\.(\\w+)\\.\\w\\.(\\w)\\.(\\w)\\.(\\w+)\\.(\\w+)`;
let fields: number[] = [];
try {
  fields = (document.cookie.match(written) ?? []).slice(1).map((one) => parseInt(one, 36));
} catch {
  // A sandboxed frame has no cookies.
}
// Without a choice these are undefined, so that all comparisons below are false.
const [at, decided, granted, version, regime] = fields as KeptFields;
const [needed, before, refusedBySignal, seconds] = laws[regime] ?? noLaw;
const refused = gpc ? refusedBySignal : 0;
const age = Date.now() / 1000 - at;
// In doubt the full file decides, which knows more: until then nothing runs.
const stands = age > -86_400 && age < seconds && version >= since && !(needed & ~decided & ~refused);
const runs = stands ? purposes & ((decided & granted) | (before & ~decided & ~refused)) : 0;
const set = withSharing(runs | necessary);
startGuard({ hosts, unknown, own: `${own || location.hostname} ${new URL(base, document.baseURI).hostname}` }, set);
if (stands) {
  (window as JointPage).candorJoint = { says: $says, nonce };
  for (const say of $says) say(set);
  hearButtons();
  whenIdle(() => insertAfter(base, after));
} else insert(`${base}/embed/cs/${id}.js`);
