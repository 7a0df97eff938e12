import { always, definition, definitions, entryHeading, paragraph, type Clause } from '../clause.ts';
import type { KnownActivity } from '../known.ts';
import { usualForActivity } from '../usual-activities.ts';
import type { Block } from '../tree.ts';
import type { Voice } from '../voice.ts';
import { activityKeys, activityName, activityPurpose, processingLines } from './processing.ts';

/** The clause that lists the site's own processing activities, one by one. Rules P3, P5. */
export const activities: Clause = {
  id: 'activities',
  heading: ({ words }) => words.activities.heading,
  applies: always,
  gist: (known, voice) => voice.labels(known.activities.map((activity) => activityName(activity, known, voice))),
  cites: () => [
    'GDPR Art. 13(1)(c)',
    'GDPR Art. 13(1)(d)',
    'GDPR Art. 13(2)(a)',
    'GDPR Art. 13(2)(e)',
    'FADP Art. 19(2)(b)',
  ],
  reads: (known, voice) => [
    paragraph(known.services.length > 0 ? voice.words.activities.intro : voice.words.activities.introAlone),
    ...known.activities.flatMap((activity) => [
      ...entryHeading(
        3,
        `activity-${activity.id}`,
        activityName(activity, known, voice),
        activityPurpose(activity, voice),
      ),
      definitions([
        ...processingLines(activity, known, voice),
        definition(voice.words.activities.requiredLabel, requiredAnswer(activity, voice)),
      ]),
      ...measuring(activity, voice),
    ]),
  ],
};

/** Says whether opening and clicking messages is measured, if the owner stated it. Directive 2002/58/EC Art. 5(3). */
function measuring({ measured }: KnownActivity, { words: { activities: words } }: Voice): readonly Block[] {
  return measured === undefined ? [] : [paragraph(measured ? words.measured : words.notMeasured)];
}

/**
 * Says whether the person must provide the data, and the consequences of not providing it. Data that others provide needs no
 * answer. GDPR Art. 13(2)(e), not in Art. 14.
 */
function requiredAnswer({ kind, required, source }: KnownActivity, { words }: Voice): string | undefined {
  const { kinds } = words.activities;
  const { other } = kinds;
  const said = kinds[activityKeys[kind]];
  if (required === usualForActivity[kind].required && 'required' in said) return said.required;
  if (!required && withoutConsent.has(kind)) return other.requiredObjection;
  if (required) return other.requiredYes;
  return source === undefined || source === 'usual' ? other.requiredNo : undefined;
}

/** Advertising that stops when the person objects. Directive 2002/58/EC Art. 13(2). */
const withoutConsent: ReadonlySet<KnownActivity['kind']> = new Set(['customer-advertising', 'supporter-messages']);
