import { definitions, paragraph, type Clause } from '../clause.ts';
import { provides } from '../resolve-terms.ts';
import { processingAgreementLine } from './links.ts';
import { switchingFreeFrom } from '../regimes/terms.ts';

/** Data that business customers entrust to the host, which processes it on their behalf. */
export const termsEntrusted: Clause = {
  id: 'entrusted-data',
  heading: ({ terms }) => terms.usage.entrusted.heading,
  applies: ({ terms }) => terms.offers.includes('software') && terms.businesses && terms.europe,
  cites: () => ['GDPR Art. 28(3)'],
  reads: ({ facts }, voice) => [
    paragraph(voice.terms.usage.entrusted.text),
    definitions([processingAgreementLine(facts, voice)]),
  ],
};

/** Switching providers. Regulation (EU) 2023/2854 (Data Act), Art. 25 and 29. */
export const termsSwitching: Clause = {
  id: 'switching',
  heading: ({ terms }) => terms.usage.switching.heading,
  applies: ({ terms }) => provides(terms, 'data-act'),
  cites: () => ['Regulation (EU) 2023/2854 Art. 25', 'Regulation (EU) 2023/2854 Art. 29'],
  reads: ({ on }, { terms: { usage } }) => {
    const { switching: words } = usage;
    return [
      paragraph(words.right),
      paragraph(words.transition),
      paragraph(words.data),
      paragraph(words.end),
      paragraph(on < switchingFreeFrom ? words.charges : words.free),
    ];
  },
};
