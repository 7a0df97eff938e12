import { always, definition, definitions, entryHeading, paragraph, type Clause } from '../clause.ts';
import type { KnownActivity } from '../known.ts';
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
    ]),
  ],
};

/** Says whether the person must provide the data, and the consequences of not providing it. GDPR Art. 13(2)(e). */
function requiredAnswer(activity: KnownActivity, { words }: Voice): string {
  const { kinds } = words.activities;
  const { kind, required } = activity;
  if (kind === 'other' || required !== usuallyRequired.has(kind))
    return required ? kinds.other.requiredYes : kinds.other.requiredNo;
  return kinds[activityKeys[kind]].required;
}

// Activity kinds whose own sentence in the texts begins with "yes".
const usuallyRequired: ReadonlySet<KnownActivity['kind']> = new Set([
  'visit',
  'account',
  'orders',
  'bookings',
  'job-applications',
  'accounting',
]);
