import type { Releasing } from '../guard/joint.ts';
import { startGuard } from '../guard/release.ts';
import { allowed, base, domain, hosts, unknown } from './state.ts';

/** Of the page: there is one, whoever started it. Before anything else runs (RULES B1). */
export const guard: Releasing = startGuard(
  { hosts, unknown, own: `${domain || location.hostname} ${new URL(base, document.baseURI).hostname}` },
  allowed(),
);
