import { isPurpose } from '@app/catalogue';
import { paragraph, table, type Clause } from '../clause.ts';
import { categories, type Category, type Lifetime, type Tracker } from '../facts.ts';
import {
  asksConsent,
  follows,
  needsBasis,
  usesTrackers,
  type ResolvedFacts,
  type KnownService,
  type KnownTracker,
} from '../known.ts';
import { applying, trackerProvisions } from '../regimes/national.ts';
import type { Block, TableRow } from '../tree.ts';
import { shown } from '../shown.ts';
import { link, plain, type Voice } from '../voice.ts';
import { contactRun } from './contact.ts';
import { cookiePolicyLine } from './links.ts';

/** The clause on storage on the device: what, for which purpose, for how long, and how to withdraw consent. Rule P10. */
export const trackers: Clause = {
  id: 'trackers',
  heading: ({ words }) => words.trackers.heading,
  applies: ({ services }) => services.some(usesTrackers),
  cites: (known) => [
    ...(follows(known, 'gdpr') ? ['Directive 2002/58/EC Art. 5(3)'] : []),
    ...applying(trackerProvisions, known).map(({ source }) => source),
    'GDPR Art. 7(3)',
    'GDPR Art. 13(2)(c)',
  ],
  reads: (known, voice) => {
    const { trackers: words } = voice.words;
    const using = known.services.filter(usesTrackers);
    const named = using.filter(({ trackers: all }) => all.some(isListed));
    const unnamed = using.filter((service) => !named.includes(service));
    return [
      paragraph(words.intro),
      ...(needsBasis(known) ? consentLines(known, using, voice) : []),
      ...besideTheUnion(known, voice),
      ...withdrawal(known, using, voice),
      ...cookiePolicyLine(known, voice),
      ...(named.length > 0 ? [paragraph(words.listIntro), ...trackerTables(named, voice)] : []),
      ...(unnamed.length > 0
        ? [paragraph(words.unnamed, { services: voice.list(unnamed.map(({ name }) => shown(name))) })]
        : []),
    ];
  },
};

/** A name of `*` alone stands for unnamed trackers: it is listed only when it has a stated lifetime. */
export function isListed({ name, lifetime }: KnownService['trackers'][number]): boolean {
  return name !== '*' || lifetime.kind !== 'unspecified';
}

/**
 * Paragraphs on necessary trackers, and on trackers that need consent when the site uses any. Directive 2002/58/EC Art. 5(3).
 */
export function consentLines(known: ResolvedFacts, using: readonly KnownService[], voice: Voice): readonly Block[] {
  const { trackers: words } = voice.words;
  const asks = using.some(asksConsent);
  const provisions = voice.cell(provisionNames(known, voice));
  const necessary = paragraph(words.necessary, { provisions });
  return asks ? [necessary, paragraph(words.consent)] : [necessary];
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

/** The ways to withdraw consent, and the device settings, which are always available. */
function withdrawal(known: ResolvedFacts, using: readonly KnownService[], voice: Voice): readonly Block[] {
  const ways = waysToWithdraw(known, using, voice);
  const writes = !offersChoice(known) && ways.length > 0;
  return writes ? ways : [...ways, paragraph(voice.words.trackers.withdrawDevice)];
}

/** Ways to withdraw that actually exist: mentions a control only when the facts say that the site has one. GDPR Art. 7(3). */
export function waysToWithdraw(known: ResolvedFacts, using: readonly KnownService[], voice: Voice): readonly Block[] {
  const { trackers: words } = voice.words;
  const choices = known.facts.trackerChoices;
  if (needsBasis(known) && !using.some(asksConsent)) return [];
  if (choices?.control) return [paragraph(words.withdrawControl)];
  if (choices?.url) return [paragraph(words.withdrawLink, { link: link(words.withdrawLinkText, choices.url) })];
  return needsBasis(known) ? [paragraph(words.withdrawBrowser, { contact: contactRun(known, voice) })] : [];
}

function offersChoice({ facts: { trackerChoices } }: ResolvedFacts): boolean {
  return Boolean(trackerChoices?.control || trackerChoices?.url);
}

/** A table for each category that has trackers, so that everybody sees which ones wait for consent. */
function trackerTables(services: readonly KnownService[], voice: Voice): readonly Block[] {
  const sorted = voice.sorted(services, ({ name }) => name);
  return categories.flatMap((category): readonly Block[] => {
    const rows = sorted.flatMap((service) => rowsIn(service, category, voice));
    if (rows.length === 0) return [];
    const { trackers: words } = voice.words;
    const columns = [words.name, words.service, words.purpose, words.duration, words.party];
    const name = voice.services.categories[category];
    return [table(voice.fill(voice.words.frame.remark, { name: words.caption, remark: name }), columns, rows)];
  });
}

function rowsIn(service: KnownService, category: Category, voice: Voice): readonly TableRow[] {
  return service.trackers
    .filter((tracker) => tracker.category === category && isListed(tracker))
    .map((tracker) => [
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
  const known = own.length > 0 ? own : service.purposes.slice(0, 1);
  const named = known.map((id) => voice.purpose(id));
  const ofService = named.length === 0 && service.ownPurpose ? [voice.own(service.ownPurpose)] : [];
  const said = [...named, ...ofService, description ? voice.own(description) : ''].filter((each) => each !== '');
  const { frame } = voice.words;
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
