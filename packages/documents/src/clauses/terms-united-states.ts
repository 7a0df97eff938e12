import { paragraph, type Clause } from '../clause.ts';
import type { ResolvedFacts } from '../known.ts';
import { shown } from '../shown.ts';
import { mailLink } from '../voice.ts';

/** Electronic records, export and indemnity. 15 U.S.C. § 7001(c) (E-SIGN); 15 CFR Parts 730 to 774. */
export const termsUnitedStates: Clause = {
  id: 'united-states',
  heading: ({ terms }) => terms.unitedStates.heading,
  applies: ({ terms }) => terms.american && terms.offers.some((offer) => offer !== 'information'),
  cites: () => ['15 U.S.C. § 7001(c)', '15 CFR Parts 730 to 774'],
  reads: ({ terms: known }, { terms: { unitedStates: words } }) => [
    paragraph(words.records, { contact: mailLink(known.email) }),
    paragraph(words.export),
    ...(known.facts.unitedStates?.indemnity ? [paragraph(words.indemnity)] : []),
  ],
};

const settles = ({ terms }: ResolvedFacts): boolean =>
  Boolean(terms.facts.unitedStates?.arbitration ?? terms.facts.unitedStates?.classWaiver);

/** Arbitration and the waiver of class actions, each only by the owner's choice, and never for consumers elsewhere. 9 U.S.C. § 2. */
export const termsArbitration: Clause = {
  id: 'arbitration',
  heading: ({ terms }) => terms.unitedStates.arbitration.heading,
  applies: (known) => known.terms.american && settles(known),
  cites: () => ['9 U.S.C. § 2'],
  reads: ({ terms: known }, { terms: { unitedStates } }) => {
    const { arbitration: words } = unitedStates;
    const { arbitration: body, classWaiver } = known.facts.unitedStates ?? {};
    return [
      ...(body ? [paragraph(words.agreement, { body }), paragraph(words.exceptions), paragraph(words.place)] : []),
      ...(body && known.consumers ? [paragraph(words.optOut, { contact: mailLink(known.email) })] : []),
      ...(classWaiver ? [paragraph(words.classes)] : []),
      ...(known.consumers ? [paragraph(words.elsewhere)] : []),
    ];
  },
};

/** Notices of copyright infringement, where an agent is designated. 17 U.S.C. § 512(c) and (i) (DMCA). */
export const termsCopyright: Clause = {
  id: 'copyright',
  heading: ({ terms }) => terms.unitedStates.copyright.heading,
  applies: ({ terms }) => Boolean(terms.facts.unitedStates?.copyrightAgent),
  cites: () => ['17 U.S.C. § 512(c)', '17 U.S.C. § 512(i)'],
  reads: ({ facts, terms: known }, { terms: { unitedStates } }) => {
    const { copyright: words } = unitedStates;
    return [
      paragraph(words.notice, { site: shown(facts.site.name) }),
      paragraph(words.agent, { agent: shown(known.facts.unitedStates?.copyrightAgent ?? '') }),
      paragraph(words.counter),
    ];
  },
};
