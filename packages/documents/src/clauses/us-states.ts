import { paragraph, table, stated, type Clause } from '../clause.ts';
import { follows, hasStateLaw, stateLawsFor, type ResolvedFacts, type KnownService } from '../known.ts';
import { areasOf } from '../regimes/regimes.ts';
import { hasRight, stateRights, type StateLaw, type StateRight } from '@app/catalogue';
import type { Block, TableRow } from '../tree.ts';
import { shown } from '../shown.ts';
import type { Statement } from '../statements.ts';
import { plain, strong, type Voice } from '../voice.ts';
import { stateName } from './laws.ts';

export const inUs = (known: ResolvedFacts): boolean => follows(known, 'us-states');

/** Whether a site addresses residents of a state, also of one without a comprehensive law: of all, if the owner named none. */
export function addressesState({ facts, regimes }: ResolvedFacts, state: string): boolean {
  const { usStates = [] } = facts.audience ?? {};
  if (usStates.length === 0) return regimes.some(({ id }) => id === 'us-states');
  return usStates.includes(state) && (facts.owner.country === 'US' || areasOf(facts.audience).includes('us'));
}

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
    const sellsSensitive = known.used.some((service) => service.sells && service.sensitiveData.length > 0);
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

function sharedBy({ used }: ResolvedFacts, wanted: (service: KnownService) => boolean): Statement {
  return { says: 'shared', services: used.filter(wanted).map(({ id }) => id) };
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
