import { definition, definitions, entryHeading, paragraph, table, type Clause } from '../clause.ts';
import { hasStateLaw, type ResolvedFacts } from '../known.ts';
import type { Block } from '../tree.ts';
import { shown } from '../shown.ts';
import { link, plain, strong, type Voice } from '../voice.ts';
import { sensitiveNames, sourceName } from './processing.ts';
import { keptByPurpose } from './retention.ts';
import { collectedIn, originOf, type CategoryData, type Collected } from './us-collection.ts';
import { disclosedFlow, recipientsLine, soldFlow, type Flow } from './us-recipients.ts';
import { citesOfStates, inUs } from './us-states.ts';

/**
 * The clause on collected data: for each category of the statute its sources, purposes, retention, what was sold or shared, and what
 * was disclosed for a business purpose. In California it is the notice at collection. Rule P13.
 */
export const usCollection: Clause = {
  id: 'us-collection',
  country: 'US',
  heading: ({ words }, known) => {
    const { heading, headingNotice } = words.usStates.collection;
    return hasStateLaw(known, 'CA') ? headingNotice : heading;
  },
  applies: inUs,
  cites: (known) =>
    citesOfStates(known, [
      'CCPA § 1798.100(a)',
      'CCPA § 1798.110(c)',
      'CCPA § 1798.130(a)(5)',
      'CCPA regulations § 7011(e)(1)',
      'CCPA regulations § 7012',
    ]),
  reads: (known, voice) => {
    const { collection: words } = voice.words.usStates;
    return [
      paragraph(words.intro),
      ...(hasStateLaw(known, 'CA') ? [noticeLine(known, voice)] : []),
      ...collectedIn(known).flatMap((collected) => categoryEntry(collected, known, voice)),
    ];
  },
};

/** Where to opt out, which a notice at collection must link to. CCPA regulations § 7012(e)(5). */
function noticeLine({ facts }: ResolvedFacts, voice: Voice): Block {
  const { collection, choices } = voice.words.usStates;
  const url = facts.usStates?.optOutUrl;
  return paragraph(collection.notice, { section: url ? link(choices.heading, url) : plain(choices.heading) });
}

function categoryEntry(collected: Collected, known: ResolvedFacts, voice: Voice): readonly Block[] {
  const { frame, purposesOverview, usStates } = voice.words;
  const { collection: words } = usStates;
  const sold = soldFlow(collected, known, voice);
  const given = disclosedFlow(collected, known, voice);
  return [
    ...entryHeading(
      3,
      `us-collection-${collected.category}`,
      categoryName(collected, known, voice),
      dataLine(collected.data, voice),
    ),
    definitions([
      definition(words.sources, voice.labels([voice.cell(sourcesOf(collected, known, voice))])),
      definition(words.soldOrShared, sold ? dataLine(sold.data, voice) : frame.no),
      ...flowLines(sold, words.soldTo, words.soldFor, voice),
      ...(given
        ? flowLines(given, words.disclosedTo, words.disclosedFor, voice)
        : [definition(words.disclosedTo, isOurs(collected) ? purposesOverview.generalOnly : frame.no)]),
    ]),
    retentionTable(collected, known, voice),
  ];
}

/** Whether the owner's own systems hold the data, so that the providers of these receive it. */
function isOurs({ activities, services }: Collected): boolean {
  return activities.length > 0 || services.some(({ companies }) => companies.length === 0);
}

function flowLines(flow: Flow | undefined, to: string, why: string, voice: Voice) {
  return flow ? [definition(to, recipientsLine(flow, voice)), definition(why, voice.cell(flow.purposes))] : [];
}

function dataLine({ dataTypes, sensitive, own }: CategoryData, voice: Voice): string {
  return voice.labels([...dataTypes.map(voice.dataType), ...sensitiveNames(sensitive, voice)], own.map(voice.own));
}

/** Sources of the data of a category. CCPA § 1798.110(c)(2). */
function sourcesOf(
  { data, activities, services }: Collected,
  { facts }: ResolvedFacts,
  voice: Voice,
): Iterable<string> {
  const { sourceYou, sourceDevice, sourceServices } = voice.words.usStates.collection;
  const { dataTypes, sensitive, own } = data;
  const origins = new Set([
    ...dataTypes.map(originOf),
    ...sensitive.map((kind) => (kind === 'precise-location' ? 'device' : 'you')),
    ...own.map(() => 'you'),
  ]);
  return new Set([
    ...(origins.has('you') ? [sourceYou] : []),
    ...(origins.has('device') ? [voice.fill(sourceDevice, { site: shown(facts.site.name) })] : []),
    ...(origins.has('services') ? [sourceServices] : []),
    ...[...activities, ...services].flatMap((processing) => sourceName(processing, voice) ?? []),
  ]);
}

/** Purposes of the category and how long data is kept for them. Purposes with the same period share a row. CCPA § 1798.100(a)(3). */
function retentionTable({ category, activities, services }: Collected, known: ResolvedFacts, voice: Voice): Block {
  const { frame, retention: words, usStates } = voice.words;
  const purposes = new Map<string, string[]>();
  const served = new Set([...activities, ...services.flatMap(({ serves }) => serves)]);
  for (const [purpose, periods] of keptByPurpose([...served], services, known, voice)) {
    const kept = voice.cell(periods);
    purposes.set(kept, [...(purposes.get(kept) ?? []), purpose]);
  }
  const rows = [...purposes].map(([kept, names]) => [[strong(voice.cell(names))], [plain(kept)]]);
  // Screen readers tell tables apart by their captions.
  const caption = voice.fill(frame.remark, {
    name: words.caption,
    remark: usStates.collection.categories[category],
  });
  return table(caption, [words.purpose, words.period], rows);
}

/** The name of a category; California law defines one of them by reference to another provision. § 1798.140(v)(1)(B). */
function categoryName({ category }: Collected, known: ResolvedFacts, voice: Voice): string {
  const { frame, usStates } = voice.words;
  const name = usStates.collection.categories[category];
  const byProvision = category === 'customerRecords' && hasStateLaw(known, 'CA');
  return byProvision ? voice.fill(frame.remark, { name, remark: 'Cal. Civ. Code § 1798.80(e)' }) : name;
}
