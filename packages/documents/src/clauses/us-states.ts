import { paragraph, table, type Clause } from '../clause.ts';
import { follows, stateLawsFor, type Known, type KnownService } from '../known.ts';
import { hasRight, stateRights, type StateLaw } from '../regimes/us-states.ts';
import type { Block, TableRow } from '../tree.ts';
import { shown } from '../shown.ts';
import { plain, strong, type Voice } from '../voice.ts';
import { stateName } from './laws.ts';
import { activityName, sensitiveNames, servicePurposes } from './processing.ts';
import { collectedIn, handlesSensitive, type Collected } from './us-collection.ts';

export const inUs = (known: Known): boolean => follows(known, 'us-states');

/** The laws by state, and the period the following sections speak of. */
export const usNotice: Clause = {
  id: 'us-notice',
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

/** What was collected, where from, what for and to whom it went, in the words of the statute. Rule P13. */
export const usCollection: Clause = {
  id: 'us-collection',
  heading: ({ words }) => words.usStates.collection.heading,
  applies: inUs,
  cites: () => ['CCPA § 1798.110(c)', 'CCPA § 1798.130(a)(5)', 'CCPA regulations § 7011(e)(1)'],
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

/** CCPA § 1798.110(c)(2). */
function sourcesOf({ facts, activities, recentServices }: Known, voice: Voice): Iterable<string> {
  const { sourceYou, sourceDevice, sourceServices } = voice.words.usStates.collection;
  return new Set([
    sourceYou,
    voice.fill(sourceDevice, { site: shown(facts.site.name) }),
    ...(recentServices.length > 0 ? [sourceServices] : []),
    ...[...activities, ...recentServices].flatMap(({ source }) => (source ? [voice.own(source.from)] : [])),
  ]);
}

function collectedRow(collected: Collected, known: Known, voice: Voice): TableRow {
  const { frame, usStates } = voice.words;
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
    ...services.flatMap((service) => servicePurposes(service, voice)),
  ];
  const companies = services.flatMap((service) => service.companies.map(({ name }) => name));
  const soldOrShared = services.some(({ shares, sells }) => shares || sells);
  return [
    [strong(usStates.collection.categories[collected.category])],
    [plain(voice.labels([...new Set(examples)], [...new Set(own)]))],
    [plain(voice.cell(new Set(purposes)) || shown(''))],
    [plain(voice.cell(new Set(companies)) || voice.words.purposesOverview.generalOnly)],
    [plain(soldOrShared ? frame.yes : frame.no)],
  ];
}

/** Whether data is sold or shared, and to whom: only what the facts say. Rule P13. */
export const usDisclosure: Clause = {
  id: 'us-disclosure',
  heading: ({ words }) => words.usStates.disclosure.heading,
  applies: inUs,
  cites: () => [
    'CCPA § 1798.115(c)',
    'CCPA § 1798.120',
    'CCPA regulations § 7011(e)(1)(G)',
    'Tex. Bus. & Com. Code § 541.102',
  ],
  reads: (known, voice) => {
    const { disclosure: words } = voice.words.usStates;
    const sharing = namesOf(known, ({ shares, sells }) => shares && !sells);
    const selling = namesOf(known, ({ sells }) => sells);
    const sensitive = handlesSensitive(known);
    const further = known.facts.usStates?.usesSensitiveDataFurther ?? false;
    const texas = known.services.some((service) => service.sells && service.sensitiveData.length > 0);
    return [
      ...(sharing.length + selling.length === 0 ? [paragraph(words.neither)] : []),
      ...(selling.length > 0 ? [paragraph(words.sells, { services: voice.list(selling) })] : []),
      ...(sharing.length > 0 ? [paragraph(words.shares, { services: voice.list(sharing) })] : []),
      ...(sharing.length > 0 && selling.length === 0 ? [paragraph(words.noOtherSale)] : []),
      ...(texas ? [{ kind: 'paragraph', runs: [strong(words.texasNotice)] } as const] : []),
      ...minors(known, voice, sharing.length + selling.length > 0),
      ...(sensitive
        ? [paragraph(further ? words.sensitiveFurther : words.sensitiveLimited), paragraph(words.sensitiveConsent)]
        : []),
    ];
  },
};

function minors({ children }: Known, { words }: Voice, sharesOrSells: boolean): readonly Block[] {
  const { disclosure } = words.usStates;
  if (!children) return [paragraph(disclosure.minors)];
  return sharesOrSells ? [paragraph(disclosure.minorsDirected)] : [];
}

function namesOf({ recentServices }: Known, wanted: (service: KnownService) => boolean): readonly string[] {
  return recentServices.filter(wanted).map(({ name }) => shown(name));
}

/** Which law gives which right: one table, right by right. */
export const usRights: Clause = {
  id: 'us-rights',
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
      return having.length === 0 ? [] : [[[strong(words.kinds[right])], [plain(statesLine(having, laws, voice))]]];
    });
    return [
      paragraph(words.intro),
      table(words.caption, [words.right, words.where], rows),
      paragraph(words.noRetaliation),
    ];
  },
};

function stateNames(laws: readonly StateLaw[], voice: Voice): readonly string[] {
  return voice.sorted(
    laws.map(({ state }) => stateName(state, voice)),
    (name) => name,
  );
}

/** Whichever is shorter: the states that have it, or those that do not. */
function statesLine(having: readonly StateLaw[], all: readonly StateLaw[], voice: Voice): string {
  const { rights: words } = voice.words.usStates;
  const lacking = all.filter((law) => !having.includes(law));
  if (all.length === 1 || lacking.length >= having.length) return voice.list(stateNames(having, voice));
  return lacking.length === 0
    ? words.all
    : voice.fill(words.allExcept, { states: voice.list(stateNames(lacking, voice)) });
}
