import { definition, definitions, list, paragraph, type Clause } from '../clause.ts';
import { hasStateLaw, type ResolvedFacts } from '../known.ts';
import { californiaDecisionsFrom } from '../regimes/regimes.ts';
import { shown } from '../shown.ts';
import { sentence } from '../voice.ts';
import { contactRun } from './contact.ts';
import { addressesState, inUs } from './us-states.ts';

/** The clause on programs that offer something for data. Only what the owner states. */
export const usIncentive: Clause = {
  id: 'us-incentive',
  country: 'US',
  heading: ({ words }) => words.usStates.incentive.heading,
  applies: (known) => inUs(known) && known.facts.usStates?.financialIncentive !== undefined,
  cites: () => ['CCPA § 1798.125(b)', 'CCPA regulations § 7016, 7080, 7081'],
  reads: (known, voice) => {
    const { incentive: words } = voice.words.usStates;
    const incentive = known.facts.usStates?.financialIncentive;
    if (!incentive) return [];
    return [
      definitions([
        definition(words.offer, voice.own(incentive.offer)),
        definition(words.joining, voice.own(incentive.joining)),
        definition(words.value, voice.own(incentive.value)),
      ]),
      paragraph(words.withdraw, { contact: contactRun(known, voice) }),
    ];
  },
};

/** The clause on significant decisions by machines, for people in California, from the day of the regulations. */
export const usDecisions: Clause = {
  id: 'us-decisions',
  country: 'US',
  heading: ({ words }) => words.usStates.decisions.heading,
  applies: (known) =>
    hasStateLaw(known, 'CA') && known.on >= californiaDecisionsFrom && known.facts.automatedDecisions?.made === true,
  cites: () => ['CCPA regulations § 7200, 7201', 'CCPA regulations § 7220 to 7222'],
  reads: (known, voice) => {
    const { decisions: words } = voice.words.usStates;
    return [
      paragraph(words.intro, { section: voice.words.decisions.automated.heading }),
      list([sentence(words.optOut), sentence(words.access)]),
      paragraph(words.how, { contact: contactRun(known, voice) }),
    ];
  },
};

/** The clause on data disclosed for the direct marketing of others. California, "Shine the Light". */
export const usCalifornia: Clause = {
  id: 'us-california',
  country: 'US',
  heading: ({ words }) => words.usStates.california.heading,
  applies: (known) => hasStateLaw(known, 'CA'),
  cites: () => ['Cal. Civ. Code § 1798.83'],
  reads: (known, voice) => [paragraph(voice.words.usStates.california.text, { contact: contactRun(known, voice) })],
};

/** The clause on sales of data that was collected online from residents of Nevada. */
export const usNevada: Clause = {
  id: 'us-nevada',
  country: 'US',
  heading: ({ words }) => words.usStates.nevada.heading,
  applies: (known) => addressesState(known, 'NV'),
  cites: () => ['NRS 603A.340', 'NRS 603A.345'],
  reads: (known, voice) => {
    const { nevada: words } = voice.words.usStates;
    const buyers = soldTo(known);
    return [
      paragraph(words.text, { site: shown(known.facts.site.name), contact: contactRun(known, voice) }),
      buyers.length > 0 ? paragraph(words.sells, { services: voice.list(buyers) }) : paragraph(words.none),
    ];
  },
};

function soldTo({ recentServices }: ResolvedFacts): readonly string[] {
  return recentServices.flatMap(({ sells, name }) => (sells ? [shown(name)] : []));
}
