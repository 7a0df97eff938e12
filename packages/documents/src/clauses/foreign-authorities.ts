import { list, paragraph } from '../clause.ts';
import type { RegimeId } from '../regimes/regimes.ts';
import type { Block } from '../tree.ts';
import { link, plain } from '../voice.ts';

/** Where to file complaints, from the editor's table of November 2026. */
const authorities = {
  lgpd: 'https://www.gov.br/anpd',
  pipeda: 'https://www.priv.gc.ca',
  quebec: 'https://www.cai.gouv.qc.ca',
  australia: 'https://www.oaic.gov.au',
  popia: 'https://inforegulator.org.za',
  appi: 'https://www.ppc.go.jp',
  dpdp: 'https://www.meity.gov.in',
} as const satisfies Partial<Record<RegimeId, string>>;

/** A sentence that links to the authority of a law. */
export const authority = (template: string, regime: keyof typeof authorities): Block =>
  paragraph(template, { link: link(authorities[regime], authorities[regime]) });

/** The lines of an area of words as a list. */
export const items = (lines: Readonly<Record<string, string>>): Block =>
  list(Object.values(lines).map((line) => [plain(line)]));
