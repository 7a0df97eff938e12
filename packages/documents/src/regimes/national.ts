import { stateOf } from '@app/catalogue';
import { follows, type ResolvedFacts } from '../known.ts';

/** Provisions of individual countries that supplement Union law or exist alongside it. State of the law: November 2026. */
export type Provision = {
  /** A key in the texts. */
  readonly id: string;
  readonly country: string;
  readonly source: string;
  /** The first day on which its cited form applies, ISO 8601. */
  readonly from: string;
};

/** Provisions on storing data on devices and reading it from them. */
export const trackerProvisions = [
  {
    id: 'france',
    country: 'FR',
    source: 'Loi n° 78-17 du 6 janvier 1978, art. 82',
    from: '2019-06-01',
  },
  { id: 'germany', country: 'DE', source: 'TDDDG § 25', from: '2024-05-14' },
  {
    id: 'italy',
    country: 'IT',
    source: 'D.lgs. 30 giugno 2003, n. 196, art. 122',
    from: '2012-06-01',
  },
  { id: 'spain', country: 'ES', source: 'Ley 34/2002, art. 22.2', from: '2012-04-01' },
  {
    // With the exceptions of Schedule A1 since February 5, 2026: Data (Use and Access) Act 2025, s. 112.
    id: 'unitedKingdom',
    country: 'GB',
    source: 'Privacy and Electronic Communications Regulations 2003, reg. 6',
    from: '2011-05-26',
  },
  { id: 'switzerland', country: 'CH', source: 'FMG (SR 784.10) Art. 45c', from: '2007-04-01' },
] as const satisfies readonly Provision[];

/** Provisions on data of deceased persons: the GDPR leaves them to the member states (recital 27). */
export const deceasedProvisions = [
  {
    id: 'france',
    country: 'FR',
    source: 'Loi n° 78-17 du 6 janvier 1978, art. 85',
    from: '2019-06-01',
  },
  {
    id: 'italy',
    country: 'IT',
    source: 'D.lgs. 30 giugno 2003, n. 196, art. 2-terdecies',
    from: '2018-09-19',
  },
  { id: 'spain', country: 'ES', source: 'Ley Orgánica 3/2018, art. 3', from: '2018-12-07' },
] as const satisfies readonly Provision[];

/**
 * The provisions that apply: in the Union, those of the country where the owner is established, whose law governs the
 * controller; in the United Kingdom and Switzerland, wherever their data protection law applies.
 */
export function applying<P extends Provision>(provisions: readonly P[], known: ResolvedFacts): readonly P[] {
  const home = stateOf(known.facts.owner.country);
  return provisions.filter(({ country, from }) => {
    if (known.on < from) return false;
    if (country === 'GB') return follows(known, 'uk-gdpr');
    return country === 'CH' ? follows(known, 'fadp') : country === home;
  });
}
