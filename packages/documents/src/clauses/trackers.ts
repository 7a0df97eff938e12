import { isPurpose } from '@app/catalogue';
import { paragraph, table, stated, type Clause } from '../clause.ts';
import { categories, ownTrackersId, type Category, type Lifetime, type Tracker } from '../facts.ts';
import {
  follows,
  needsBasis,
  settingTrackers,
  type ResolvedFacts,
  type KnownService,
  type KnownTracker,
} from '../known.ts';
import { applying, trackerProvisions } from '../regimes/national.ts';
import type { Block, TableRow } from '../tree.ts';
import { shown } from '../shown.ts';
import type { Statement } from '../statements.ts';
import { plain, type Voice } from '../voice.ts';
import { ownTrackers } from '../consent/own-trackers.ts';
import { choiceLines, waysToWithdraw } from './consent.ts';
import { cookiePolicyLine } from './links.ts';

/** The clause on storage on the device: what, for which purpose, for how long, and how to withdraw consent. Rule P10. */
export const trackers: Clause = {
  id: 'trackers',
  heading: ({ words }) => words.trackers.heading,
  applies: storesAnything,
  gist: (known, voice) =>
    voice.labels(
      categories.flatMap((category) => {
        const count = trackersIn(known, category);
        if (count === 0) return [];
        const name = voice.services.categories[category];
        return [voice.fill(voice.words.frame.remark, { name, remark: String(count) })];
      }),
    ),
  cites: (known) => [
    ...(follows(known, 'gdpr') ? ['Directive 2002/58/EC Art. 5(3)'] : []),
    ...applying(trackerProvisions, known).map(({ source }) => source),
    'GDPR Art. 7(3)',
    'GDPR Art. 13(2)(c)',
  ],
  reads: (known, voice) => {
    const { trackers: words } = voice.words;
    const using = settingTrackers(known);
    const named = using.filter(({ trackers: all }) => all.some(isListed));
    const unnamed = using.filter((service) => !named.includes(service));
    return [
      paragraph(words.intro),
      ...consentLines(known, using, voice),
      ...besideTheUnion(known, voice),
      ...withdrawal(known, using, voice),
      ...cookiePolicyLine(known, voice),
      // The cookie policy that the line above links lists them.
      ...(hasHostedCookiePolicy(known) ? [] : listed(known, named, voice)),
      ...(unnamed.length > 0
        ? [paragraph(words.unnamed, { services: voice.list(unnamed.map(({ name }) => shown(name))) })]
        : []),
    ];
  },
};

/** How many trackers of a category are known by name. */
function trackersIn(known: ResolvedFacts, category: Category): number {
  const own = category === 'necessary' ? ownTrackers(known).length : 0;
  return settingTrackers(known).reduce((sum, service) => sum + listedIn(service, category).length, own);
}

function hasHostedCookiePolicy({ facts: { links } }: ResolvedFacts): boolean {
  return typeof links?.cookiePolicy === 'object';
}

/** Whether the site stores anything on devices: by itself, by its services, or by its banner. */
export function storesAnything(known: ResolvedFacts): boolean {
  return settingTrackers(known).length > 0 || ownTrackers(known).length > 0;
}

/** A name of `*` alone stands for unnamed trackers: it is listed only when it has a stated lifetime. */
export function isListed({ name, lifetime }: KnownService['trackers'][number]): boolean {
  return name !== '*' || lifetime.kind !== 'unspecified';
}

/** Why necessary trackers need no consent, and who is asked about the others. Directive 2002/58/EC Art. 5(3). */
export function consentLines(known: ResolvedFacts, using: readonly KnownService[], voice: Voice): readonly Block[] {
  const provisions = voice.cell(provisionNames(known, voice));
  return [
    ...(needsBasis(known) ? [paragraph(voice.words.trackers.necessary, { provisions })] : []),
    ...choiceLines(known, using, voice),
  ];
}

/** The national provisions, followed by the Union provision that they transpose. */
function provisionNames(known: ResolvedFacts, { words }: Voice): readonly string[] {
  const { provisions } = words.trackers;
  const inForce = applying(trackerProvisions, known).map(({ id }) => id);
  if (!follows(known, 'gdpr')) return [provisions.unitedKingdom];
  const ofStates = inForce.filter((id) => id !== 'unitedKingdom' && id !== 'switzerland');
  return [...ofStates.map((id) => provisions[id]), provisions.union];
}

/** Additions for the United Kingdom when Union law also applies, and for Switzerland in any case. */
function besideTheUnion(known: ResolvedFacts, { words }: Voice): readonly Block[] {
  const { unitedKingdom, switzerland } = words.trackers;
  return applying(trackerProvisions, known).flatMap(({ id }) => {
    if (id === 'unitedKingdom') return follows(known, 'gdpr') ? [paragraph(unitedKingdom)] : [];
    return id === 'switzerland' ? [paragraph(switzerland)] : [];
  });
}

/** The ways to change a choice, and the device settings, which are always available. */
function withdrawal(known: ResolvedFacts, using: readonly KnownService[], voice: Voice): readonly Block[] {
  const ways = waysToWithdraw(known, using, voice);
  const namesDevice = !known.asking.control && ways.length > 0;
  return namesDevice ? ways : [...ways, paragraph(voice.words.trackers.withdrawDevice)];
}

/** A table for each category that has trackers, so that everybody sees which ones wait for consent. */
function trackerTables(known: ResolvedFacts, services: readonly KnownService[], voice: Voice): readonly Block[] {
  const sorted = voice.sorted(services, ({ name }) => name);
  return categories.flatMap((category): readonly Block[] => {
    const own = category === 'necessary' ? ownTrackers(known) : [];
    const rows = [
      ...(own.length > 0 ? ownRows(known, voice) : []),
      ...sorted.flatMap((service) => rowsIn(service, category, voice)),
    ];
    if (rows.length === 0) return [];
    const { trackers: words } = voice.words;
    const columns = [words.name, words.service, words.purpose, words.duration, words.party];
    const name = voice.services.categories[category];
    const caption = voice.fill(voice.words.frame.remark, { name: words.caption, remark: voice.within(name) });
    const states = [
      ...own.map((tracker) => stateOf(null, tracker)),
      ...sorted.flatMap((service) => listedIn(service, category).map((tracker) => stateOf(service.id, tracker))),
    ];
    return [stated(table(caption, columns, rows), ...states)];
  });
}

/** Tables of all trackers known by name, those of the banner first. */
function listed(known: ResolvedFacts, named: readonly KnownService[], voice: Voice): readonly Block[] {
  const tables = trackerTables(known, named, voice);
  return tables.length > 0 ? [paragraph(voice.words.trackers.listIntro), ...tables] : [];
}

function ownRows(known: ResolvedFacts, voice: Voice): readonly TableRow[] {
  return ownTrackers(known).map((tracker) => [
    [plain(tracker.name)],
    [plain(shown(known.facts.site.name))],
    [plain(ownPurpose(voice))],
    [plain(lifetimeName(tracker.lifetime, voice))],
    [plain(partyName(tracker.party, voice))],
  ]);
}

/** What the banner's own trackers are for. */
export function ownPurpose(voice: Voice): string {
  return voice.labels([voice.cookiePolicy.grounds['consent-record']]);
}

export function stateOf(service: string | null, { name, category, lifetime }: KnownTracker): Statement {
  return { says: 'tracker', service, name, category, lifetime };
}

function listedIn(service: KnownService, category: Category): readonly KnownTracker[] {
  return service.trackers.filter((tracker) => tracker.category === category && isListed(tracker));
}

function rowsIn(service: KnownService, category: Category, voice: Voice): readonly TableRow[] {
  return listedIn(service, category).map((tracker) => [
    [plain(shown(tracker.name))],
    [plain(shown(service.name))],
    [plain(trackerPurpose(tracker, service, voice))],
    [plain(lifetimeName(tracker.lifetime, voice))],
    [plain(partyName(tracker.party, voice))],
  ]);
}

/**
 * The purposes of one tracker: its own, or the main purpose of its service, followed by the owner's description, and by the ground
 * on which it needs no consent.
 */
export function trackerPurpose(tracker: KnownTracker, service: KnownService, voice: Voice): string {
  const { purpose, purposes = purpose ? [purpose] : [], description, category, necessary } = tracker;
  const own = purposes.filter(isPurpose);
  // The site itself has no main purpose: each of its trackers says what it is for.
  const known = own.length > 0 || service.id === ownTrackersId ? own : service.purposes.slice(0, 1);
  const named = known.map((id) => voice.purpose(id));
  const ofService = named.length === 0 && service.ownPurpose ? [voice.own(service.ownPurpose)] : [];
  const said = [...named, ...ofService, description ? voice.own(description) : ''].filter((each) => each !== '');
  const { frame } = voice.words;
  // A tracker of the site itself may have a ground and nothing else to tell.
  if (said.length === 0 && necessary) return voice.labels([voice.cookiePolicy.grounds[necessary]]);
  const name = said.length > 0 ? voice.phrases(said) : frame.unknown;
  if (category !== 'necessary' || !necessary) return name;
  return voice.fill(frame.remark, { name, remark: voice.cookiePolicy.grounds[necessary] });
}

/** Whether the tracker is first-party or third-party. */
export function partyName(party: Tracker['party'], { words: { frame, trackers: words } }: Voice): string {
  if (!party) return frame.unknown;
  return party === 'third' ? words.thirdParty : words.firstParty;
}

export function lifetimeName(lifetime: Lifetime, voice: Voice): string {
  const { lifetimes } = voice.services;
  if (lifetime.kind !== 'period') return lifetimes[lifetime.kind];
  const duration = voice.period(lifetime.period);
  return lifetime.longest ? voice.fill(lifetimes.maximum, { duration }) : duration;
}
