import { fromMemory, type Topic } from './criteria.ts';

/** A list of processing that needs a DPIA, as an authority published it. GDPR Art. 35(4). */
export type AuthorityList = {
  readonly id: string;
  /** How the authority is called. */
  readonly authority: string;
  readonly countries: readonly string[];
  /** How the list is cited. */
  readonly reference: string;
  /** The first day on which it counts, ISO 8601. */
  readonly from: string;
  /** How many of its entries make a DPIA necessary. */
  readonly needed: number;
  readonly entries: readonly { readonly number: number; readonly topic: Topic; readonly withCriterion: boolean }[];
  readonly source: string;
  readonly confirmed: false;
};

/** Numbers the entries of a list. `+`: only together with one of the nine criteria. */
function numbered(topics: readonly (Topic | `${Topic}+`)[]): AuthorityList['entries'] {
  return topics.map((entry, at) => {
    const withCriterion = entry.endsWith('+');
    // What is before the plus is a topic, by the type of the list.
    return { number: at + 1, topic: (withCriterion ? entry.slice(0, -1) : entry) as Topic, withCriterion };
  });
}

export const authorityLists: readonly AuthorityList[] = [
  {
    id: 'dsk',
    authority: 'DSK',
    countries: ['DE'],
    reference: 'DSK, Muss-Liste, version 1.1',
    from: '2018-10-17',
    needed: 1,
    entries: numbered([
      'biometric+',
      'genetic+',
      'secrecy',
      'location',
      'merged-sources',
      'public-recording',
      'published-ratings',
      'staff-monitoring',
      'profiles',
      'third-party-sources',
      'artificial-intelligence',
      'location',
      'recorded-evaluation',
      'purchase-profiles',
      'anonymization',
      'connected-devices',
      'health-care',
    ]),
    ...fromMemory,
  },
  {
    id: 'cnil',
    authority: 'CNIL',
    countries: ['FR'],
    reference: 'CNIL, délibération n° 2018-327',
    from: '2018-11-06',
    needed: 1,
    entries: numbered([
      'health-care',
      'genetic+',
      'staff-profiling',
      'staff-monitoring',
      'social-care',
      'whistleblowing',
      'special-exchange',
      'exclusion',
      'published-ratings',
      'third-party-sources',
      'biometric+',
      'social-care',
      'social-care',
      'location',
    ]),
    ...fromMemory,
  },
  {
    id: 'garante',
    authority: 'Garante',
    countries: ['IT'],
    reference: 'Garante, provvedimento n. 467/2018',
    from: '2018-10-11',
    needed: 1,
    entries: numbered([
      'profiles',
      'automated-effects',
      'tracking',
      'personal-data',
      'staff-monitoring',
      'vulnerable',
      'new-technology',
      'special-exchange',
      'merged-sources',
      'special-data+',
      'biometric',
      'genetic',
    ]),
    ...fromMemory,
  },
  {
    id: 'aepd',
    authority: 'AEPD',
    countries: ['ES'],
    reference: 'AEPD, lista del artículo 35.4',
    from: '2019-05-06',
    needed: 2,
    entries: numbered([
      'profiles',
      'automated-effects',
      'tracking',
      'special-data',
      'biometric',
      'genetic',
      'on-large-scale',
      'merged-sources',
      'vulnerable',
      'new-technology',
      'exclusion',
    ]),
    ...fromMemory,
  },
  {
    id: 'ico',
    authority: 'ICO',
    countries: ['GB', 'GG', 'JE', 'IM', 'GI'],
    reference: 'ICO, examples of processing likely to result in high risk',
    from: '2018-05-25',
    needed: 1,
    entries: numbered([
      'new-technology+',
      'exclusion',
      'on-large-scale',
      'biometric+',
      'genetic+',
      'merged-sources',
      'invisible+',
      'tracking+',
      'children-targeted',
      'physical-harm',
    ]),
    ...fromMemory,
  },
  {
    id: 'apd-gba',
    authority: 'APD-GBA',
    countries: ['BE'],
    reference: 'APD-GBA, decision 01/2019',
    from: '2019-01-16',
    needed: 1,
    entries: numbered([
      'biometric',
      'third-party-sources',
      'health-care',
      'merged-sources',
      'special-exchange',
      'connected-devices',
      'communications',
      'profiles',
    ]),
    ...fromMemory,
  },
];

/** The list of the authority of a country, if it is one of ours and counts on a day. */
export function listOf(country: string | undefined, on: string): AuthorityList | undefined {
  return authorityLists.find(({ countries, from }) => country && countries.includes(country) && from <= on);
}
