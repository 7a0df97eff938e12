import { paragraph, table, type Clause } from '../clause.ts';
import { isEuropean, statesBasis, type ResolvedFacts, type KnownActivity, type KnownService } from '../known.ts';
import { shown } from '../shown.ts';
import { plain, strong, type Voice } from '../voice.ts';
import { activityName, conditionName, sensitiveNames } from './processing.ts';

/** The clause on specially protected data, and the condition that permits its processing. */
export const sensitiveData: Clause = {
  id: 'sensitive-data',
  heading: ({ words }) => words.sensitiveData.heading,
  applies: (known) => occasionsOf(known).length > 0,
  cites: () => ['GDPR Art. 9', 'GDPR Art. 10', 'FADP Art. 5(c)'],
  reads: (known, voice) => {
    const { sensitiveData: words } = voice.words;
    const withBasis = statesBasis(known);
    const rows = occasionsOf(known).map((occasion) => [
      [strong(nameOf(occasion, known, voice))],
      [plain(voice.labels(sensitiveNames(occasion.sensitiveData, voice)))],
      ...(withBasis
        ? [[plain(occasion.sensitiveCondition ? conditionName(occasion.sensitiveCondition, known, voice) : shown(''))]]
        : []),
    ]);
    const columns = [words.where, words.data, ...(withBasis ? [words.condition] : [])];
    return [
      paragraph(isEuropean(known) ? voice.gdpr(words.intro) : words.introPlain),
      table(words.heading, columns, rows),
    ];
  },
};

function occasionsOf({ activities, services }: ResolvedFacts): readonly (KnownActivity | KnownService)[] {
  return [...activities, ...services].filter(({ sensitiveData: kinds }) => kinds.length > 0);
}

function nameOf(occasion: KnownActivity | KnownService, known: ResolvedFacts, voice: Voice): string {
  return 'kind' in occasion ? activityName(occasion, known, voice) : shown(occasion.name);
}
