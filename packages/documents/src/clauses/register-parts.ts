import { definition } from '../clause.ts';
import type { KnownService } from '../known.ts';
import type { Definition } from '../tree.ts';
import type { Voice } from '../voice.ts';

/** What the register adds to a service and its owner shows in the policy, under the names that the register has for it. */
export function registerLines(
  { facts: { inPolicy } }: KnownService,
  voice: Voice,
): readonly (Definition | undefined)[] {
  if (!inPolicy) return [];
  const { description, subjects = [], rights = [], measures = [], ownMeasures = [], processedBy = [] } = inPolicy;
  const { columns, values } = voice.register;
  return [
    definition(columns.description, description && voice.own(description)),
    definition(columns.subjects, voice.labels(subjects.map((subject) => voice.services.subjects[subject]))),
    definition(columns.rights, voice.labels(rights.map((right) => values.rights[right]))),
    definition(
      columns.measures,
      voice.labels(
        measures.map((measure) => values.measures[measure]),
        ownMeasures.map(voice.own),
      ),
    ),
    definition(columns.processedBy, voice.labels(processedBy.map((who) => values.processedBy[who]))),
  ];
}
