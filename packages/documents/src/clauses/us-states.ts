import { paragraph, table, stated, type Clause } from '../clause.ts';
import { follows, hasStateLaw, stateLawsFor, type ResolvedFacts, type KnownService } from '../known.ts';
import { hasRight, stateRights, type StateLaw, type StateRight } from '../regimes/us-states.ts';
import type { Block, TableRow } from '../tree.ts';
import { shown } from '../shown.ts';
import type { Statement } from '../statements.ts';
import { plain, strong, type Voice } from '../voice.ts';
import { stateName } from './laws.ts';
import { activityName, occasionsOf, sensitiveNames, sourceName } from './processing.ts';
import { collectedIn, handlesSensitive, type Collected } from './us-collection.ts';

export const inUs = (known: ResolvedFacts): boolean => follows(known, 'us-states');

/** Citations for a requirement that several state laws share: California's where it applies, otherwise those that do. */
export function citesOfStates(known: ResolvedFacts, california: readonly string[]): readonly string[] {
  return hasStateLaw(known, 'CA') ? california : stateLawsFor(known).map(({ source }) => source);
}

/** The applicable laws by state, and the period that the following sections cover. */
export const usNotice: Clause = {
  id: 'us-notice',
  country: 'US',
  heading: ({ words }) => words.usStates.notice.heading,
  applies: inUs,
  cites: (known) => stateLawsFor(known).map(({ source }) => source),
  reads: (known, voice) => {
    const { notice: words } = voice.words.usStates;
    return [
      paragraph(words.intro, { states: voice.list(stateNames(stateLawsFor(known), voice)) }),
      paragraph(words.date),
    ];
  },
};

/** The clause on collected data, its sources, purposes and recipients, in the statute's terms. Rule P13. */
export const usCollection: Clause = {
  id: 'us-collection',
  country: 'US',
  heading: ({ words }) => words.usStates.collection.heading,
  applies: inUs,
  cites: (known) =>
    citesOfStates(known, ['CCPA § 1798.110(c)', 'CCPA § 1798.130(a)(5)', 'CCPA regulations § 7011(e)(1)']),
  reads: (known, voice) => {
    const { collection: words } = voice.words.usStates;
    const columns = [words.category, words.examples, words.purposes, words.disclosedTo, words.soldOrShared];
    const rows = collectedIn(known).map((collected) => collectedRow(collected, known, voice));
    return [
      paragraph(words.intro),
      table(words.caption, columns, rows),
      paragraph(words.sources, { sources: voice.cell(sourcesOf(known, voice)) }),
    ];
  },
};

/** Sources of the collected data. CCPA § 1798.110(c)(2). */
function sourcesOf({ facts, activities, recentServices }: ResolvedFacts, voice: Voice): Iterable<string> {
  const { sourceYou, sourceDevice, sourceServices } = voice.words.usStates.collection;
  return new Set([
    sourceYou,
    voice.fill(sourceDevice, { site: shown(facts.site.name) }),
    ...(recentServices.length > 0 ? [sourceServices] : []),
    ...[...activities, ...recentServices].flatMap((processing) => sourceName(processing, voice) ?? []),
  ]);
}

function collectedRow(collected: Collected, known: ResolvedFacts, voice: Voice): TableRow {
  const { frame } = voice.words;
  const activities = [...collected.activities];
  const services = [...collected.services];
  const own =
    collected.category === 'other'
      ? [...activities, ...services].flatMap(({ ownDataTypes }) => ownDataTypes.map(voice.own))
      : [];
  const examples = [
    ...[...collected.dataTypes].map(voice.dataType),
    ...sensitiveNames([...collected.sensitive], voice),
  ];
  const purposes = [
    ...activities.map((activity) => activityName(activity, known, voice)),
    ...services.flatMap((service) => occasionsOf(service, known, voice)),
  ];
  const companies = services.flatMap((service) => service.companies.map(({ name }) => name));
  const soldOrShared = services.some(({ shares, sells }) => shares || sells);
  return [
    [strong(categoryName(collected, known, voice))],
    [plain(voice.labels([...new Set(examples)], [...new Set(own)]))],
    [plain(voice.cell(new Set(purposes)) || shown(''))],
    [plain(voice.cell(new Set(companies)) || voice.words.purposesOverview.generalOnly)],
    [plain(soldOrShared ? frame.yes : frame.no)],
  ];
}

/** The name of a category; California law defines one of them by reference to another provision. § 1798.140(v)(1)(B). */
function categoryName({ category }: Collected, known: ResolvedFacts, voice: Voice): string {
  const { frame, usStates } = voice.words;
  const name = usStates.collection.categories[category];
  const byProvision = category === 'customerRecords' && hasStateLaw(known, 'CA');
  return byProvision ? voice.fill(frame.remark, { name, remark: 'Cal. Civ. Code § 1798.80(e)' }) : name;
}

/** The clause on whether data is sold or shared, and with whom, stating only what the facts say. Rule P13. */
export const usDisclosure: Clause = {
  id: 'us-disclosure',
  country: 'US',
  heading: ({ words }) => words.usStates.disclosure.heading,
  applies: inUs,
  cites: (known) => [
    ...citesOfStates(known, ['CCPA § 1798.115(c)', 'CCPA § 1798.120', 'CCPA regulations § 7011(e)(1)(G)']),
    'Tex. Bus. & Com. Code § 541.102',
  ],
  reads: (known, voice) => {
    const { disclosure: words } = voice.words.usStates;
    const sharing = namesOf(known, ({ shares, sells }) => shares && !sells);
    const selling = namesOf(known, ({ sells }) => sells);
    const sellsSensitive = known.services.some((service) => service.sells && service.sensitiveData.length > 0);
    return [
      ...(sharing.length + selling.length === 0 ? [paragraph(words.neither)] : []),
      ...(selling.length > 0
        ? [
            stated(
              paragraph(words.sells, { services: voice.list(selling) }),
              sharedBy(known, ({ sells }) => sells),
            ),
          ]
        : []),
      ...(sharing.length > 0
        ? [
            stated(
              paragraph(words.shares, { services: voice.list(sharing) }),
              sharedBy(known, ({ shares }) => shares),
            ),
          ]
        : []),
      ...(sharing.length > 0 && selling.length === 0 ? [paragraph(words.noOtherSale)] : []),
      ...(sellsSensitive && hasStateLaw(known, 'TX')
        ? [{ kind: 'paragraph', runs: [strong(words.texasNotice)] } as const]
        : []),
      ...minors(known, voice, sharing.length + selling.length > 0),
      ...(handlesSensitive(known) ? sensitive(known, voice) : []),
    ];
  },
};

/**
 * The statement on minors; California requires the one for sites not directed at children. CCPA regulations § 7011(e)(1)(G).
 */
function minors(known: ResolvedFacts, { words }: Voice, sharesOrSells: boolean): readonly Block[] {
  const { disclosure } = words.usStates;
  if (!known.children) return hasStateLaw(known, 'CA') ? [paragraph(disclosure.minors)] : [];
  return sharesOrSells ? [paragraph(disclosure.minorsDirected)] : [];
}

/** A right to limit the use in California, consent in most other states: states only what an applicable law provides. */
function sensitive(known: ResolvedFacts, { words }: Voice): readonly Block[] {
  const { disclosure } = words.usStates;
  const further = known.facts.usStates?.usesSensitiveDataFurther ?? false;
  const consent = stateLawsFor(known).some((law) => hasRight(law, 'sensitiveConsent', known.on));
  return [
    ...(hasStateLaw(known, 'CA')
      ? [paragraph(further ? disclosure.sensitiveFurther : disclosure.sensitiveLimited)]
      : []),
    ...(consent ? [paragraph(disclosure.sensitiveConsent)] : []),
  ];
}

function sharedBy({ services }: ResolvedFacts, wanted: (service: KnownService) => boolean): Statement {
  return { says: 'shared', services: services.filter(wanted).map(({ id }) => id) };
}

function namesOf({ recentServices }: ResolvedFacts, wanted: (service: KnownService) => boolean): readonly string[] {
  return recentServices.filter(wanted).map(({ name }) => shown(name));
}

/** The clause on which law grants which right, as one table with a row per right. */
export const usRights: Clause = {
  id: 'us-rights',
  country: 'US',
  heading: ({ words }) => words.usStates.rights.heading,
  applies: inUs,
  cites: (known) => [
    'CCPA § 1798.100 to 1798.125',
    ...stateLawsFor(known)
      .filter(({ state }) => state !== 'CA')
      .map(({ source }) => source),
  ],
  reads: (known, voice) => {
    const { rights: words } = voice.words.usStates;
    const laws = stateLawsFor(known);
    const rows = stateRights.flatMap((right): readonly TableRow[] => {
      const having = laws.filter((law) => hasRight(law, right, known.on));
      return having.length === 0
        ? []
        : [[[strong(rightName(right, known, voice))], [plain(statesLine(having, laws, voice))]]];
    });
    return [
      paragraph(words.intro),
      table(words.caption, [words.right, words.where], rows),
      paragraph(words.noRetaliation),
    ];
  },
};

function rightName(right: StateRight, known: ResolvedFacts, voice: Voice): string {
  const { kinds, optOutSharing } = voice.words.usStates.rights;
  return right === 'optOutAdvertising' && hasStateLaw(known, 'CA') ? optOutSharing : kinds[right];
}

function stateNames(laws: readonly StateLaw[], voice: Voice): readonly string[] {
  return voice.sorted(
    laws.map(({ state }) => stateName(state, voice)),
    (name) => name,
  );
}

/** The shorter of the two: states that have the right, or "all except" those that lack it. */
function statesLine(having: readonly StateLaw[], all: readonly StateLaw[], voice: Voice): string {
  const { rights: words } = voice.words.usStates;
  const lacking = all.filter((law) => !having.includes(law));
  if (all.length === 1 || lacking.length >= having.length) return voice.list(stateNames(having, voice));
  return lacking.length === 0
    ? words.all
    : voice.fill(words.allExcept, { states: voice.list(stateNames(lacking, voice)) });
}
