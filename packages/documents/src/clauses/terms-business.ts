import { heading, paragraph, type Clause } from '../clause.ts';
import type { ResolvedFacts } from '../known.ts';
import { provides } from '../resolve-terms.ts';
import { shown } from '../shown.ts';
import type { Block } from '../tree.ts';
import type { Voice } from '../voice.ts';

/**
 * What holds only between businesses. What binds the owner further (a service level, confidentiality, the defense against
 * claims) and what limits its liability stands there only by the owner's choice. BGB § 305b, 307, 310(1); Directive 2011/7/EU.
 */
export const termsBusiness: Clause = {
  id: 'businesses',
  heading: ({ terms }) => terms.business.heading,
  applies: ({ terms }) => terms.businesses && terms.sells,
  cites: ({ terms }) => (provides(terms, 'germany-defects') ? ['BGB § 536a(1)'] : []),
  reads: (known, voice) => {
    const { business: words } = voice.terms;
    const { consumers, facts, digital } = known.terms;
    const { confidentiality, claims } = facts.business ?? {};
    return [
      ...(consumers ? [paragraph(words.intro)] : []),
      heading(3, 'business-order', words.order.heading),
      paragraph(words.order.own),
      paragraph(words.order.precedence),
      heading(3, 'business-payment', words.payment.heading),
      paragraph(words.payment.setOff),
      ...(digital ? [paragraph(words.payment.suspension)] : []),
      ...serviceLevel(known, voice),
      ...(confidentiality ? titled('business-confidentiality', words.confidentiality) : []),
      ...(claims ? titled('business-claims', words.claims) : []),
      ...limits(known, voice),
      ...titled('business-force-majeure', words.force),
    ];
  },
};

function titled(
  id: string,
  { heading: title, text }: { readonly heading: string; readonly text: string },
): readonly Block[] {
  return [heading(3, id, title), paragraph(text)];
}

function serviceLevel({ facts, terms }: ResolvedFacts, voice: Voice): readonly Block[] {
  const { availability: words } = voice.terms.business;
  const { availability } = terms.facts.business ?? {};
  if (!availability || !terms.digital) return [];
  const percent = voice.percent(availability / 100);
  return [
    heading(3, 'business-availability', words.heading),
    paragraph(words.text, { site: shown(facts.site.name), percent }),
  ];
}

function limits({ terms }: ResolvedFacts, { terms: { business } }: Voice): readonly Block[] {
  const { liability: words } = business;
  const { cap, capAmount } = terms.facts.business ?? {};
  const limit = capOf(words, cap, capAmount);
  const german = provides(terms, 'germany-defects');
  return [
    ...(limit || german ? [heading(3, 'business-liability', words.heading)] : []),
    ...(limit ? [limit, paragraph(words.unlimited)] : []),
    ...(german ? [paragraph(words.germany)] : []),
  ];
}

type CapWords = { readonly fees: string; readonly amount: string };

function capOf(words: CapWords, cap: 'fees' | 'amount' | undefined, amount: string | undefined): Block | undefined {
  if (cap === 'fees') return paragraph(words.fees);
  return cap === 'amount' && amount ? paragraph(words.amount, { amount: shown(amount) }) : undefined;
}
