import { always, paragraph, type Clause } from '../clause.ts';
import type { ResolvedFacts } from '../known.ts';
import { shown } from '../shown.ts';
import type { Block } from '../tree.ts';
import { strong, type Voice } from '../voice.ts';

/**
 * Countries where standard terms may limit liability for slight negligence toward consumers too. In other countries such a
 * clause is unfair, in some always: Code de la consommation, art. R. 212-1, 6°; Codice del consumo, art. 33(2)(b).
 */
const limitedToConsumers: ReadonlySet<string> = new Set(['AT', 'CH', 'DE', 'LI']);

/**
 * Liability, by the law that governs the contract, because permitted exclusions differ. Directive 93/13/EEC, Annex 1(a) and
 * (b).
 */
export const termsLiability: Clause = {
  id: 'liability',
  heading: ({ terms }) => terms.liability.heading,
  applies: always,
  cites: ({ terms: { law, americanOnly } }) => {
    if (americanOnly) return ['Uniform Commercial Code § 2-316'];
    return law === 'GB'
      ? ['Consumer Rights Act 2015 (UK), s. 31, 57 and 65', 'Unfair Contract Terms Act 1977 (UK), s. 2']
      : ['Directive 93/13/EEC Annex 1(a)', 'Directive 93/13/EEC Annex 1(b)'];
  },
  reads: (known, voice) => {
    if (known.terms.law === 'GB') return british(known, voice);
    return known.terms.law === 'US' ? american(known, voice) : general(known, voice);
  },
};

function british({ terms: known }: ResolvedFacts, { terms: { liability } }: Voice): readonly Block[] {
  const { unitedKingdom: words } = liability;
  return [
    paragraph(words.unlimited),
    ...(known.consumers ? [paragraph(words.consumers)] : []),
    ...(known.businesses ? [paragraph(words.businesses)] : []),
  ];
}

/** Conspicuous, in capitals and bold. UCC § 1-201(b)(10) and 2-316(2). */
function american({ facts, terms: known }: ResolvedFacts, voice: Voice): readonly Block[] {
  const { general: words, unitedStates } = voice.terms.liability;
  const asIs = voice.fill(unitedStates.asIs, { site: shown(facts.site.name) });
  return [
    conspicuous(asIs, voice),
    conspicuous(unitedStates.cap, voice),
    paragraph(unitedStates.states),
    ...(known.consumers ? [paragraph(words.mandatory)] : []),
  ];
}

function conspicuous(text: string, voice: Voice): Block {
  return { kind: 'paragraph', runs: [strong(voice.capitals(text))] };
}

function general({ terms: known }: ResolvedFacts, { terms: { liability } }: Voice): readonly Block[] {
  const { general: words } = liability;
  const limits = [paragraph(words.unlimited), paragraph(words.essential), paragraph(words.else)];
  if (!known.consumers) return limits;
  if (limitedToConsumers.has(known.law)) return [...limits, paragraph(words.mandatory)];
  return [paragraph(words.consumers), ...(known.businesses ? [paragraph(words.businesses), ...limits] : [])];
}
