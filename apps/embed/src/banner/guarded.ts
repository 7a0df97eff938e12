import { startGuard } from '../guard/start.ts';
import { allowed, hosts, own, unknown } from './state.ts';

export { guard } from '../guard/releasing.ts';

// The guard starts before anything else runs (RULES B1).
startGuard({ hosts, unknown, own: `${location.hostname} ${own}` }, allowed());
