// TCF and GPP: third-party scripts wait for an answer, so `after` loads at once, as if the page were waiting for the
// API.
import { page } from '../core.ts';

page.candorReady ??= [];
