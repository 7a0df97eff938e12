// `/embed/cs/{siteId}.kept.js`: guard and state, for a visitor whose choice is valid. Everything else is loaded when it is
// used.
import type { KeptData } from '@app/consent';
import { startGuard } from '../guard/start.ts';
import { insert } from './load.ts';
import { goOn } from './returning.ts';
import { base, id, set, stands } from './standing.ts';

const [, , , , , , , , , hosts = [], unknown, own] = $candor as KeptData; // set by `composeCore`
startGuard({ hosts, unknown, own: `${location.hostname} ${own}` }, set);
if (stands) goOn();
else insert(`${base}/embed/cs/${id}.js`);
