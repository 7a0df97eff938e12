import { fromMemory, nineCriteria, type CriterionId, type Topic } from './criteria.ts';

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
  readonly entries: readonly ListEntry[];
  readonly source: string;
  readonly confirmed: false;
};

type ListEntry = {
  readonly number: number;
  readonly topic: Topic;
  /** It counts only together with one of these criteria. Undefined: it counts alone. */
  readonly criteria: readonly CriterionId[] | undefined;
};
type TopicOfEntry = Topic | readonly [Topic, readonly CriterionId[]];

/** Numbers the entries of a list. */
function numbered(entries: readonly TopicOfEntry[]): readonly ListEntry[] {
  return entries.map((entry, at) => {
    const [topic, criteria] = typeof entry === 'string' ? [entry] : entry;
    return { number: at + 1, topic, criteria };
  });
}

/** Another of the nine criteria than the one that the entry itself meets. */
function besides(own: CriterionId): readonly CriterionId[] {
  return nineCriteria.map(({ id }) => id).filter((id) => id !== own);
}
const anyCriterion = nineCriteria.map(({ id }) => id);
const besidesData = besides('sensitive-data');

export const authorityLists: readonly AuthorityList[] = [
  {
    id: 'dsk',
    authority: 'DSK',
    countries: ['DE'],
    reference: 'DSK, Muss-Liste, version 1.1',
    from: '2018-10-17',
    needed: 1,
    entries: numbered([
      ['biometric', besidesData],
      ['genetic', besidesData],
      'secrecy',
      'location',
      'merged-sources',
      'public-recording',
      'published-ratings',
      'staff-monitoring',
      'profiles',
      'third-party-sources',
      'artificial-intelligence',
      'device-tracking',
      'recorded-evaluation',
      'purchase-profiles',
      'anonymization',
      'special-sensors',
      'special-performance',
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
      ['genetic', ['vulnerable']],
      'staff-profiling',
      'staff-monitoring',
      'social-alerts',
      'whistleblowing',
      'health-register',
      'exclusion',
      'shared-breaches',
      'third-party-sources',
      ['biometric', ['vulnerable']],
      'social-housing',
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
      'vulnerable-named',
      ['new-technology', besides('innovative')],
      'large-exchange',
      'merged-sources',
      'special-data',
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
      'special-categories',
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
    // The Crown dependencies and Gibraltar have laws and authorities of their own.
    countries: ['GB'],
    reference: 'ICO, examples of processing likely to result in high risk',
    from: '2018-05-25',
    needed: 1,
    entries: numbered([
      ['new-technology', besides('innovative')],
      'exclusion',
      'large-scale-profiling',
      ['biometric', besidesData],
      ['genetic', besidesData],
      'merged-sources',
      ['invisible', anyCriterion],
      ['tracking', besides('monitoring')],
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
      'implants',
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
