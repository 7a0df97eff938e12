import { heading, list, paragraph, type Clause } from '../clause.ts';
import type { ResolvedFacts } from '../known.ts';
import { leastWithdrawalDays, provides } from '../resolve-terms.ts';
import type { Block } from '../tree.ts';
import { plain, type Voice } from '../voice.ts';
import { withdrawalInstructions } from './terms-instructions.ts';

/** The consumer's right of withdrawal. Rule P15. @see Directive 2011/83/EU Art. 6(1)(h) to (k), 9 to 16 and Annex I */
export const termsWithdrawal: Clause = {
  id: 'withdrawal',
  heading: ({ terms }) => terms.withdrawal.heading,
  applies: ({ terms }) => terms.withdrawal,
  cites: ({ terms }) => [
    'Directive 2011/83/EU Art. 6(1)(h)',
    'Directive 2011/83/EU Art. 9',
    'Directive 2011/83/EU Art. 11',
    'Directive 2011/83/EU Art. 11a',
    'Directive 2011/83/EU Art. 13 to 16',
    'Directive 2011/83/EU Annex I',
    'Consumer Contracts Regulations 2013 (UK), Part 3',
    ...(provides(terms, 'brazil-regret') ? ['Lei nº 8.078/1990, art. 49'] : []),
  ],
  reads: (known, voice) => [
    ...introduction(known, voice),
    ...withdrawalInstructions(known, voice),
    ...exceptions(known, voice),
  ],
};

function introduction({ terms }: ResolvedFacts, voice: Voice): readonly Block[] {
  const { withdrawal: words } = voice.terms;
  const { withdrawalDays: days } = terms;
  return [
    paragraph(words.who),
    ...(provides(terms, 'brazil-regret') ? [paragraph(words.brazil)] : []),
    // The prescribed instructions name 14 days whatever else is granted.
    ...(days > leastWithdrawalDays
      ? [paragraph(words.longer, { days: voice.period({ amount: days, unit: 'day' }) })]
      : []),
  ];
}

function exceptions({ terms }: ResolvedFacts, { terms: { withdrawal: words } }: Voice): readonly Block[] {
  const { exceptions: says } = words;
  const lines = [
    ...(terms.goods ? Object.values(says.goods) : []),
    ...(terms.digital ? [says.digital, says.services] : []),
  ];
  return [heading(3, 'withdrawal-exceptions', says.heading), list(lines.map((line) => [plain(line)]))];
}
