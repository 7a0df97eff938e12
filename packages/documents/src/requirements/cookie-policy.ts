import { settingTrackers, type ResolvedFacts } from '../known.ts';
import type { Requirement } from './requirement.ts';

const tracking = settingTrackers;
const listed = (known: ResolvedFacts) =>
  tracking(known)
    .filter(({ facts }) => facts.trackersShown !== false)
    .flatMap(({ trackers }) => trackers.filter(({ name }) => name !== '*'));

/** Requirements for cookie policies. Rule P10; CJEU C-673/17 (Planet49), 75 to 81. */
export const cookiePolicy: readonly Requirement[] = [
  {
    article: 'Directive 2002/58/EC Art. 5(3)',
    asks: 'clear and comprehensive information on what trackers are for',
    clauses: [
      'trackers-necessary',
      'trackers-functionality',
      'trackers-experience',
      'trackers-measurement',
      'trackers-marketing',
    ],
    when: (known) => tracking(known).length > 0,
    orMissing: ['service.purpose'],
  },
  {
    article: 'GDPR Art. 13(1)(e)',
    asks: 'who can read them',
    clauses: [
      'trackers-necessary',
      'trackers-functionality',
      'trackers-experience',
      'trackers-measurement',
      'trackers-marketing',
    ],
    when: (known) => tracking(known).length > 0,
    shows: (known) => tracking(known).flatMap(({ companies }) => companies.map(({ name }) => name)),
  },
  {
    article: 'GDPR Art. 13(2)(a)',
    asks: 'each tracker by name, with how long it stays',
    clauses: [
      'trackers-necessary',
      'trackers-functionality',
      'trackers-experience',
      'trackers-measurement',
      'trackers-marketing',
    ],
    when: (known) => listed(known).length > 0,
    shows: (known) => listed(known).map(({ name }) => name),
    orMissing: ['tracker.lifetime', 'tracker.lifetimes'],
  },
  {
    article: 'GDPR Art. 7(3)',
    asks: 'how to refuse and withdraw',
    clauses: ['choices'],
    when: (known) => tracking(known).length > 0,
  },
  {
    article: 'GDPR Art. 13(1)(a)',
    asks: 'who is responsible',
    clauses: ['controller'],
    shows: ({ facts: { owner } }) => [owner.name, owner.email],
    orMissing: ['owner.name', 'owner.email'],
  },
];
