// TCF and GPP: other people's scripts wait to be told, as if the page had asked.
import { page } from '../core.ts';

page.candorReady ??= [];
