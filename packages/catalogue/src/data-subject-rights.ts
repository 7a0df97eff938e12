import type { LegalBasis } from './choices.ts';

/** The rights that a record of processing names as those people have. GDPR Art. 7(3), 12 to 22 and 77. */
export const dataSubjectRights = [
  'information',
  'access',
  'rectification',
  'erasure',
  'restriction',
  'portability',
  'objection',
  'automated-decisions',
  'withdrawal',
  'complaint',
] as const;
export type DataSubjectRight = (typeof dataSubjectRights)[number];

const always: readonly DataSubjectRight[] = ['information', 'access', 'rectification', 'restriction', 'complaint'];

/** The rights that go with each legal basis, besides those that always apply. GDPR Art. 7(3), 17(1) and (3), 20(1)(a), 21(1). */
const byBasis: Readonly<Record<LegalBasis, readonly DataSubjectRight[]>> = {
  consent: ['erasure', 'portability', 'withdrawal'],
  contract: ['erasure', 'portability'],
  'legal-obligation': [],
  'vital-interests': ['erasure'],
  'public-task': ['objection'],
  'legitimate-interests': ['erasure', 'objection'],
};

/** The rights that people have where data is processed on these legal bases, in the order of the list. */
export function rightsOn(bases: readonly LegalBasis[]): readonly DataSubjectRight[] {
  const held = new Set([...always, ...bases.flatMap((basis) => byBasis[basis])]);
  return dataSubjectRights.filter((right) => held.has(right));
}
