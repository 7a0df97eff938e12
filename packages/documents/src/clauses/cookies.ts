import { longestLifetime } from '@app/catalogue';
import { definition, definitions, heading, list, paragraph, table, always, stated, type Clause } from '../clause.ts';
import { categories, ownTrackersId, type Category } from '../facts.ts';
import { ownTrackers } from '../consent/own-trackers.ts';
import { needsBasis, settingTrackers, type KnownService, type KnownTracker, type ResolvedFacts } from '../known.ts';
import { trackerProvisions, applying } from '../regimes/national.ts';
import { shown } from '../shown.ts';
import type { LeadRule } from '../statements.ts';
import type { Block, TableRow } from '../tree.ts';
import { link, plain, type Voice } from '../voice.ts';
import { browsers } from './browsers.ts';
import { waysToWithdraw } from './consent.ts';
import { contactRun } from './contact.ts';
import { documentLink } from './links.ts';
import { groupName } from './provider-role.ts';
import { companyName, optOutOf } from './services.ts';
import { exemptionsIn, inCategory, isIn, purposesIn, trackersIn } from './tracker-categories.ts';
import {
  consentLines,
  lifetimeName,
  ownPurpose,
  partyName,
  stateOf,
  storesAnything,
  trackerPurpose,
} from './trackers.ts';

const cited = (known: ResolvedFacts): readonly string[] => [
  'Directive 2002/58/EC Art. 5(3)',
  ...applying(trackerProvisions, known).map(({ source }) => source),
];

export const cookiesAbout: Clause = {
  id: 'about',
  heading: ({ cookiePolicy }) => cookiePolicy.about.heading,
  applies: always,
  cites: (known) => [...cited(known), 'GDPR Art. 12(1)'],
  reads: ({ facts }, voice) => {
    const { about } = voice.cookiePolicy;
    const site = shown(facts.site.name);
    const to = facts.links?.privacyPolicy;
    return [
      paragraph(facts.site.type === 'Site' ? about.site : about.app, { site }),
      ...(to ? [paragraph(about.more, { link: documentLink(about.moreText, to, voice) })] : []),
      paragraph(voice.words.introduction.about.informs),
    ];
  },
};

export const cookiesWhat: Clause = {
  id: 'what-trackers-are',
  heading: ({ cookiePolicy }) => cookiePolicy.what.heading,
  applies: storesAnything,
  cites: cited,
  reads: ({ facts }, { cookiePolicy: { what }, words }) => [
    paragraph(words.trackers.intro),
    definitions([
      definition(what.kinds.cookie, what.kinds.cookieText),
      definition(what.kinds.local, what.kinds.localText),
      ...(facts.site.type === 'Site' ? [] : [definition(what.kinds.app, what.kinds.appText)]),
    ]),
    paragraph(what.parties),
  ],
};

/**
 * The introduction before the tracker lists: which trackers require consent and which do not. Directive 2002/58/EC Art. 5(3).
 */
export const cookiesConsent: Clause = {
  id: 'choices',
  heading: ({ cookiePolicy }) => cookiePolicy.choices.heading,
  applies: storesAnything,
  cites: (known) => [...cited(known), 'GDPR Art. 7(3)'],
  reads: (known, voice) => {
    const { choices } = voice.cookiePolicy;
    const using = settingTrackers(known);
    const optOuts = optOutsOf(using, voice);
    return [
      ...consentLines(known, using, voice),
      ...waysToWithdraw(known, using, voice),
      paragraph(choices.devices),
      list(browsers.map(({ name, help }) => [link(name, help)])),
      paragraph(choices.phones),
      paragraph(choices.consequence, { site: shown(known.facts.site.name) }),
      ...(optOuts.length > 0
        ? [
            paragraph(choices.optOuts),
            stated(list(optOuts.map(({ name, to }) => [link(name, to)])), ...using.flatMap(optOutOf)),
          ]
        : []),
    ];
  },
};

/** Opt-outs of providers and settings for their advertising, each once. */
function optOutsOf(using: readonly KnownService[], voice: Voice): readonly { name: string; to: string }[] {
  const { choices } = voice.cookiePolicy;
  const links = using.flatMap((service) => {
    const { optOutUrl, adSettingsUrl } = service.facts;
    const adSettings = voice.fill(voice.words.services.adSettings, { name: groupName(service) });
    return [
      ...(optOutUrl ? [{ name: voice.fill(choices.optOut, { name: shown(service.name) }), to: optOutUrl }] : []),
      ...(adSettingsUrl ? [{ name: adSettings, to: adSettingsUrl }] : []),
    ];
  });
  return voice.sorted(
    [...new Map(links.map((each) => [`${each.name} ${each.to}`, each])).values()],
    ({ name }) => name,
  );
}

/** The trackers of one category, service by service: a service stands under each category it has trackers in. Rule P10; CJEU C-673/17 (Planet49): duration and third-party access. */
export const cookiesByCategory: readonly Clause[] = categories.map((category) => ({
  id: `trackers-${category}`,
  heading: (voice) => voice.fill(voice.cookiePolicy.categoryHeading, { category: voice.services.categories[category] }),
  applies: (known) => inCategory(known, category).length > 0 || ownIn(known, category).length > 0,
  cites: (known) => [
    ...cited(known),
    ...exemptionsIn(known, category),
    'GDPR Art. 13(1)(c)',
    'GDPR Art. 13(1)(e)',
    'GDPR Art. 13(2)(a)',
  ],
  reads: (known, voice) => [
    ...leadOf(category, known, voice),
    ...ownEntry(category, known, voice),
    ...voice
      .sorted(inCategory(known, category), ({ name }) => name)
      .flatMap((service) => serviceEntry(service, category, known, voice)),
  ],
}));

function leadOf(category: Category, known: ResolvedFacts, { cookiePolicy: words }: Voice): readonly Block[] {
  const rule = leadRule(category, known);
  const values = { site: shown(known.facts.site.name), section: words.choices.heading };
  return [stated(paragraph(words[rule], values), { says: 'lead', category, rule })];
}

/** How the trackers of a category are used by all visitors whom the site addresses. */
function leadRule(category: Category, known: ResolvedFacts): LeadRule {
  const { rules, isComplete, exempting } = known.asking;
  if (category === 'necessary') return needsBasis(known) ? 'withoutConsent' : 'used';
  if (rules.length === 0) return 'used';
  if (!isComplete || (category === 'measurement' && exempting.length > 0)) return 'dependsOnPlace';
  if (rules.every(({ waits }) => waits)) return 'onlyWithConsent';
  return rules.some(({ waits }) => waits) ? 'dependsOnPlace' : 'untilRefused';
}

function ownIn(known: ResolvedFacts, category: Category): readonly KnownTracker[] {
  return category === 'necessary' ? ownTrackers(known) : [];
}

/** The banner's own cookie. RULES T23. */
function ownEntry(category: Category, known: ResolvedFacts, voice: Voice): readonly Block[] {
  const trackers = ownIn(known, category);
  if (trackers.length === 0) return [];
  const { cookiePolicy: words } = voice;
  const { site, owner } = known.facts;
  const rows = trackers.map((tracker) => trackerRow(tracker, ownPurpose(voice), voice));
  return [
    heading(3, 'consent-cookie', shown(site.name)),
    definitions([definition(words.provider, shown(owner.name)), definition(words.purpose, ownPurpose(voice))]),
    stated(
      table(voice.fill(words.caption, { service: shown(site.name) }), columnsOf(voice), rows),
      ...trackers.map((tracker) => stateOf(null, tracker)),
    ),
  ];
}

function serviceEntry(
  service: KnownService,
  category: Category,
  { facts }: ResolvedFacts,
  voice: Voice,
): readonly Block[] {
  const { cookiePolicy: words, words: common } = voice;
  const { privacyUrl, selfHosted } = service.facts;
  const provider = selfHosted
    ? shown(facts.owner.name)
    : voice.cell(service.companies.map((company) => companyName(company, voice)));
  const policy = privacyUrl
    ? [link(voice.fill(common.services.privacyPolicy, { name: shown(service.name) }), privacyUrl)]
    : undefined;
  const trackers = trackersIn(service, category);
  const named = trackers.filter(isNamed);
  const [first, ...others] = categories.filter((each) => isIn(service, each));
  // Tables of one service in several categories need captions of their own.
  const name = shown(service.name);
  const remark = voice.within(voice.services.categories[category]);
  const captioned = others.length > 0 ? voice.fill(voice.words.frame.remark, { name, remark }) : name;
  return [
    heading(3, category === first ? `service-${service.id}` : `service-${service.id}-${category}`, name),
    definitions([
      definition(words.provider, provider),
      definition(words.purpose, purposesIn(service, category, voice)),
      definition(common.services.more, policy),
    ]),
    ...(service.facts.trackersShown === false || named.length === 0
      ? inAll(trackers, voice).map((text) => paragraph(text))
      : [trackerTable(service, captioned, named, voice), ...providerDecides(service, named, voice)]),
  ];
}

/** A name of `*` alone stands for unnamed trackers. */
const isNamed = ({ name }: KnownService['trackers'][number]): boolean => name !== '*';

/** The criterion for lifetimes that nobody knows. GDPR Art. 13(2)(a). */
function providerDecides({ id }: KnownService, trackers: KnownService['trackers'], voice: Voice): readonly Block[] {
  const isOpen = id !== ownTrackersId && trackers.some(({ lifetime }) => lifetime.kind === 'unspecified');
  return isOpen ? [paragraph(voice.cookiePolicy.unstated)] : [];
}

/** Sentences on the trackers of a service in one category, used where they are not listed individually. */
function inAll(trackers: KnownService['trackers'], voice: Voice): readonly string[] {
  const { cookiePolicy: words } = voice;
  const longest = longestLifetime(trackers.map(({ lifetime }) => lifetime));
  if (longest?.kind === 'session') return [words.allSession];
  if (longest?.kind === 'indefinite') return [words.allIndefinite];
  if (longest?.kind === 'period') return [voice.fill(words.longest, { period: voice.period(longest.period) })];
  return trackers.some(isNamed) ? [words.unstated] : [words.namesUnknown, words.unstated];
}

function trackerTable(
  service: KnownService,
  captioned: string,
  trackers: KnownService['trackers'],
  voice: Voice,
): Block {
  const { cookiePolicy: words } = voice;
  const rows = trackers.map((tracker) => trackerRow(tracker, trackerPurpose(tracker, service, voice), voice));
  return stated(
    table(voice.fill(words.caption, { service: captioned }), columnsOf(voice), rows),
    ...trackers.map((tracker) => stateOf(service.id, tracker)),
  );
}

function columnsOf({ cookiePolicy: words }: Voice): readonly string[] {
  return [words.name, words.storage, words.purpose, words.duration, words.party];
}

function trackerRow({ name, storage, lifetime, party }: KnownTracker, purpose: string, voice: Voice): TableRow {
  return [
    [plain(shown(name))],
    [plain(storage ? voice.cookiePolicy.storages[storage] : voice.words.frame.unknown)],
    [plain(purpose)],
    [plain(lifetimeName(lifetime, voice))],
    [plain(partyName(party, voice))],
  ];
}

export const cookiesRights: Clause = {
  id: 'rights',
  heading: ({ cookiePolicy }) => cookiePolicy.rights.heading,
  applies: storesAnything,
  cites: () => ['GDPR Art. 13(2)(b)', 'GDPR Art. 13(2)(d)'],
  reads: (known, voice) => [
    paragraph(voice.cookiePolicy.rights.text, { contact: contactRun(known, voice) }),
    ...(needsBasis(known) ? [paragraph(voice.cookiePolicy.rights.complain)] : []),
  ],
};

export const cookiesNone: Clause = {
  id: 'no-trackers',
  heading: ({ cookiePolicy }) => cookiePolicy.none.heading,
  applies: (known) => !storesAnything(known),
  cites: cited,
  reads: ({ facts }, { cookiePolicy }) => [paragraph(cookiePolicy.none.text, { site: shown(facts.site.name) })],
};

export const cookiesChanges: Clause = {
  id: 'changes',
  heading: ({ cookiePolicy }) => cookiePolicy.changes.heading,
  applies: always,
  cites: () => ['GDPR Art. 5(2)'],
  reads: (_, { cookiePolicy }) => [paragraph(cookiePolicy.changes.text)],
};
