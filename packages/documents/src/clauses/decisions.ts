import { childSettings } from '@app/catalogue';
import { always, definition, definitions, list, paragraph, table, type Clause } from '../clause.ts';
import { profilingPurposes } from '../usual.ts';
import {
  follows,
  isEuropean,
  needsConsent,
  type ResolvedFacts,
  type KnownActivity,
  type KnownService,
} from '../known.ts';
import { shown } from '../shown.ts';
import type { Block } from '../tree.ts';
import { plain, strong, type Voice } from '../voice.ts';
import { activityName, activityPurpose, dataRow, purposeRow, sourceName } from './processing.ts';
import { ecaDigitalFrom, ukActFrom } from '../regimes/regimes.ts';
import { contactRun } from './contact.ts';

/** The clause on solely automated decisions, and on which services build profiles. Rule P7. */
export const automatedDecisions: Clause = {
  id: 'automated-decisions',
  heading: ({ words }) => words.decisions.automated.heading,
  applies: always,
  cites: () => ['GDPR Art. 13(2)(f)', 'GDPR Art. 22', 'FADP Art. 21'],
  reads: (known, voice) => {
    const { automated: words } = voice.words.decisions;
    const decisions = known.facts.automatedDecisions ?? { made: false };
    const provision = provisionOn(known, voice);
    const profiling = known.services.filter(({ purposes }) =>
      purposes.some((purpose) => profilingPurposes.has(purpose)),
    );
    const profiles =
      profiling.length > 0
        ? [paragraph(words.profilingIntro), list(profiling.map(({ name }) => [plain(shown(name))]))]
        : [];
    if (!decisions.made) {
      const reason = decisions.reason && definitions([definition(words.reason, voice.own(decisions.reason))]);
      // Art. 20 LGPD covers every decision that affects interests: more than the sentence denies.
      const isWhole = provision !== '' && known.body !== 'lgpd';
      return [
        paragraph(isWhole ? words.none : words.nonePlain, { provision }),
        ...(reason ? [reason] : []),
        ...profiles,
      ];
    }
    return [
      paragraph(provision ? words.made : words.madePlain, { provision }),
      definitions([
        definition(words.logic, voice.own(decisions.logic)),
        definition(words.consequences, voice.own(decisions.consequences)),
      ]),
      paragraph(words.rights),
      ...profiles,
    ];
  },
};

/** The provision of the body on automated decisions; empty if it has none. GDPR Art. 22, UK GDPR Art. 22A to 22D, LGPD Art. 20. */
function provisionOn({ body, on }: ResolvedFacts, voice: Voice): string {
  const { provisions } = voice.words.decisions.automated;
  if (body === 'lgpd') return provisions.brazil;
  if (body === 'uk-gdpr' && on >= ukActFrom) return provisions.unitedKingdom;
  return body === 'gdpr' || body === 'uk-gdpr' ? voice.gdpr(provisions.union) : '';
}

/** The clause on data not obtained from the person: its kinds and its sources. Rule P2. */
export const sources: Clause = {
  id: 'sources',
  heading: ({ words }) => words.decisions.sources.heading,
  applies: (known) => fromOthers(known).length > 0,
  cites: () => ['GDPR Art. 14(1)(d)', 'GDPR Art. 14(2)(f)', 'FADP Art. 19(3)'],
  reads: (known, voice) => {
    const { sources: words } = voice.words.decisions;
    const rows = fromOthers(known).map((processing) => {
      const purpose = 'kind' in processing ? activityPurpose(processing, voice) : purposeRow(processing, voice);
      const { source } = processing;
      const isPublic = typeof source === 'object' && source.publiclyAccessible;
      return [
        [strong(sourceName(processing, voice) ?? shown(''))],
        [plain(dataRow([processing], voice) || shown(''))],
        [plain(purpose || ('kind' in processing ? activityName(processing, known, voice) : shown(processing.name)))],
        [plain(isPublic ? voice.words.frame.yes : voice.words.frame.no)],
      ];
    });
    const intro = isEuropean(known) ? voice.gdpr(words.intro) : words.introPlain;
    return [paragraph(intro), table(words.caption, [words.from, words.data, words.purpose, words.public], rows)];
  },
};

function fromOthers({ activities, services }: ResolvedFacts): readonly (KnownActivity | KnownService)[] {
  return [...activities, ...services].filter(({ source }) => source !== undefined);
}

/** The clause on whether people must provide data. The consequences of not providing it are stated with each activity. */
export const obligation: Clause = {
  id: 'obligation',
  heading: ({ words }) => words.decisions.obligation.heading,
  applies: isEuropean,
  cites: () => ['GDPR Art. 13(2)(e)'],
  reads: (known, voice) => {
    const { obligation: words } = voice.words.decisions;
    const consent = [...known.activities, ...known.services].some(needsConsent);
    return [
      paragraph(words.text, { site: shown(known.facts.site.name) }),
      ...(consent ? [paragraph(words.services)] : []),
    ];
  },
};

/** How services that advertise treat children. 16 CFR § 312.5; GDPR Art. 8. */
function protecting({ services }: ResolvedFacts, voice: Voice): readonly Block[] {
  const { children: words } = voice.words.decisions;
  const lines = { 'child-directed': words.childDirected, 'parental-consent': words.parentalConsent } as const;
  return childSettings.flatMap((setting) => {
    const names = services.filter(({ facts }) => facts.childSetting === setting).map(({ name }) => shown(name));
    return names.length > 0 ? [paragraph(lines[setting], { services: voice.list(names) })] : [];
  });
}

export const children: Clause = {
  id: 'children',
  heading: ({ words, laws }, { body }) =>
    body === 'lgpd' ? laws.brazil.minors.heading : words.decisions.children.heading,
  applies: always,
  cites: (known) => [
    'GDPR Art. 8',
    'CCPA § 1798.120(c)',
    ...(known.children && follows(known, 'us-states') ? ['COPPA Rule, 16 CFR Part 312'] : []),
    ...(known.body === 'lgpd' ? ['LGPD Art. 14'] : []),
  ],
  reads: (known, voice) => {
    const { children: words } = voice.words.decisions;
    const site = shown(known.facts.site.name);
    const contact = contactRun(known, voice);
    const age = known.facts.audience?.minimumAge;
    const minimum = age && Number.isFinite(age) ? [paragraph(voice.counted(age, words.minimumAge), { site })] : [];
    const { minors } = voice.laws.brazil;
    const brazilian = known.body === 'lgpd';
    if (!known.children)
      return [...minimum, paragraph(brazilian ? minors.notDirected : words.notDirected, { site, contact })];
    return [
      ...minimum,
      paragraph(isEuropean(known) ? voice.gdpr(words.directed) : words.directedPlain, { site }),
      ...(known.body === 'uk-gdpr' ? [paragraph(voice.words.regions.uk.childAge)] : []),
      ...(brazilian ? [paragraph(minors.consent)] : []),
      ...(brazilian && known.on >= ecaDigitalFrom ? [paragraph(minors.digital)] : []),
      ...protecting(known, voice),
      paragraph(words.parents, { contact }),
      ...(follows(known, 'us-states') ? [paragraph(words.parentsUs)] : []),
    ];
  },
};
