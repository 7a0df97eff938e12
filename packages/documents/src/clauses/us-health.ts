import { definition, definitions, paragraph, type Clause } from '../clause.ts';
import type { SensitiveData } from '../facts.ts';
import type { KnownActivity, KnownService, ResolvedFacts } from '../known.ts';
import { shown } from '../shown.ts';
import { link, mailLink, sentence, type Voice } from '../voice.ts';
import { contactRun } from './contact.ts';
import { activityName, occasionsOf, sensitiveNames, sourceName } from './processing.ts';
import { addressesState } from './us-states.ts';

/** The laws on consumer health data, with the page for complaints to the attorney general. */
const healthLaws = [
  {
    state: 'WA',
    name: 'My Health My Data Act, RCW 19.373',
    cites: 'RCW 19.373.010, 19.373.020',
    complaints: 'https://www.atg.wa.gov/file-complaint',
  },
  { state: 'NV', name: 'NRS 603A.400–603A.550', cites: 'NRS 603A.495', complaints: 'https://ag.nv.gov/' },
] as const;

const health: ReadonlySet<SensitiveData> = new Set<SensitiveData>(['health', 'biometric', 'genetic']);

/** The policy on consumer health data of Washington and Nevada, a section of its own because the laws want it apart. */
export const consumerHealthData: Clause = {
  id: 'consumer-health-data',
  country: 'US',
  heading: ({ words }) => words.usStates.health.heading,
  applies: (known) => lawsFor(known).length > 0 && healthKinds(known).length > 0,
  cites: (known) => lawsFor(known).map(({ cites }) => cites),
  reads: (known, voice) => {
    const { services, purposesOverview, usStates } = voice.words;
    const { health: words, collection } = usStates;
    const laws = lawsFor(known);
    const names = (all: readonly KnownService[]) => voice.list(all.map(({ name }) => shown(name)));
    const sellers = known.used.filter((service) => service.sells && isHealth(service));
    // Whoever follows people across sites learns from their visits what they look for here.
    const followers = known.used.filter(({ sells, shares }) => sells || shares);
    return [
      paragraph(words.intro, { laws: voice.cell(laws.map(({ name }) => name)) }),
      definitions([
        definition(services.data, voice.labels(sensitiveNames(healthKinds(known), voice))),
        definition(collection.sources, voice.labels([voice.cell(sourcesOf(known, voice))])),
        definition(purposesOverview.purpose, voice.cell(purposesOf(known, voice))),
        definition(words.sharedWith, voice.cell(recipientsOf(known)) || purposesOverview.generalOnly),
      ]),
      sellers.length > 0 ? paragraph(words.sells, { services: names(sellers) }) : paragraph(words.notSold),
      followers.length > 0 ? paragraph(words.tracking, { services: names(followers) }) : paragraph(words.noTracking),
      paragraph(words.rights, { contact: contactRun(known, voice) }),
      paragraph(words.changes, { section: voice.words.changes.heading }),
      {
        kind: 'paragraph',
        runs: [
          ...sentence(words.appeal, { contact: appealRun(known, voice) }),
          ...laws.flatMap(({ complaints }) => sentence(' %{page}', { page: link(complaints, complaints) })),
        ],
      },
    ];
  },
};

function lawsFor(known: ResolvedFacts) {
  return healthLaws.filter(({ state }) => addressesState(known, state));
}

function isHealth({ sensitiveData }: KnownActivity | KnownService): boolean {
  return sensitiveData.some((kind) => health.has(kind));
}

function healthKinds({ activities, services }: ResolvedFacts): readonly SensitiveData[] {
  const kinds = [...activities, ...services].flatMap(({ sensitiveData }) => sensitiveData);
  return [...new Set(kinds.filter((kind) => health.has(kind)))];
}

function sourcesOf({ activities, services }: ResolvedFacts, voice: Voice): ReadonlySet<string> {
  const stated = [...activities, ...services].filter(isHealth).flatMap((each) => sourceName(each, voice) ?? []);
  return new Set([voice.words.usStates.collection.sourceYou, ...stated]);
}

function purposesOf(known: ResolvedFacts, voice: Voice): ReadonlySet<string> {
  return new Set([
    ...known.activities.filter(isHealth).map((each) => activityName(each, known, voice)),
    ...known.services.filter(isHealth).flatMap((each) => occasionsOf(each, known, voice)),
  ]);
}

/** Who receives health data: companies of services that handle it or serve an activity that does, and named recipients. */
function recipientsOf({ activities, services }: ResolvedFacts): ReadonlySet<string> {
  return new Set([
    ...services
      .filter((service) => isHealth(service) || service.serves.some(isHealth))
      .flatMap(({ companies }) => companies.map(({ name }) => name)),
    ...activities.filter(isHealth).flatMap(({ recipients }) => recipients.map(({ name }) => shown(name))),
  ]);
}

function appealRun(known: ResolvedFacts, voice: Voice) {
  const email = known.facts.usStates?.appealEmail;
  return email ? mailLink(email) : contactRun(known, voice);
}
