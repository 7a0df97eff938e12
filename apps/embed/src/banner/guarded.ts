import type { Releasing } from '../guard/joint.ts';
import { startGuard } from '../guard/release.ts';
import { allowed, base, domain, hosts, unknown } from './state.ts';

/** The page's only guard, whichever file started it. It starts before anything else runs (RULES B1). */
export const guard: Releasing = startGuard(
  { hosts, unknown, own: `${domain || location.hostname} ${new URL(base, document.baseURI).hostname}` },
  allowed(),
);
