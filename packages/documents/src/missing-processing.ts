import type { ResolvedFacts } from './known.ts';
import { blocks, when, type Missing } from './missing-fact.ts';
import { firstOf } from './own-texts.ts';

/** Missing facts that a contract with a processor must set out. GDPR Art. 28(3). */
export function missingOfProcessing({ facts, processing }: ResolvedFacts): readonly Missing[] {
  const { purpose, people = [], subprocessors } = processing.facts;
  return [
    ...when(!firstOf(purpose)?.trim(), blocks('processing.purpose', 'processing.purpose')),
    ...when(processing.dataTypes.length === 0, blocks('processing.data-types', 'processing.dataTypes')),
    ...when(people.length === 0, blocks('processing.people', 'processing.people')),
    ...when(subprocessors === undefined, blocks('processing.subprocessors', 'processing.subprocessors')),
    ...when((facts.security ?? []).length === 0, blocks('processing.security', 'security')),
  ];
}
