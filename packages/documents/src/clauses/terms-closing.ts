import { isEea } from '@app/catalogue';
import { always, heading, paragraph, type Clause } from '../clause.ts';
import type { Known } from '../known.ts';
import { shown } from '../shown.ts';
import type { Block } from '../tree.ts';
import { mailLink, plain, type Voice } from '../voice.ts';
import { stateName } from './laws.ts';

/** By the law that governs the contract: what may be excluded differs. Directive 93/13/EEC, Annex 1(a) and (b). */
export const termsLiability: Clause = {
  id: 'liability',
  heading: ({ terms }) => terms.liability.heading,
  applies: always,
  cites: ({ terms: { law } }) =>
    law === 'GB'
      ? ['Consumer Rights Act 2015 (UK), s. 31, 57 and 65', 'Unfair Contract Terms Act 1977 (UK), s. 2']
      : ['Directive 93/13/EEC Annex 1(a)', 'Directive 93/13/EEC Annex 1(b)'],
  reads: ({ facts, terms: known }, { terms: { liability } }) => {
    const { general, unitedKingdom, unitedStates } = liability;
    const site = shown(facts.site.name);
    if (known.law === 'GB') {
      return [
        paragraph(unitedKingdom.unlimited),
        ...(known.consumers ? [paragraph(unitedKingdom.consumers)] : []),
        ...(known.businesses ? [paragraph(unitedKingdom.businesses)] : []),
      ];
    }
    if (known.law === 'US') {
      return [
        paragraph(unitedStates.asIs, { site }),
        paragraph(unitedStates.cap),
        paragraph(unitedStates.states),
        ...(known.consumers ? [paragraph(general.mandatory)] : []),
      ];
    }
    return [
      paragraph(general.unlimited),
      paragraph(general.essential),
      paragraph(general.else),
      ...(known.consumers ? [paragraph(general.mandatory)] : []),
    ];
  },
};

/** Directive (EU) 2019/770 Art. 16(4). */
export const termsTermination: Clause = {
  id: 'termination',
  heading: ({ terms }) => terms.closing.termination.heading,
  applies: ({ terms }) =>
    terms.facts.subscription !== undefined ||
    terms.offers.some((offer) => ['software', 'community', 'marketplace', 'mobile-app'].includes(offer)),
  cites: () => ['Directive (EU) 2019/770 Art. 16(4)', 'Directive 93/13/EEC Annex 1(f) and (g)'],
  reads: ({ terms: known }, voice) => {
    const { closing, general } = voice.terms;
    return [
      paragraph(closing.termination.text, { days: voice.counted(known.noticeDays, general.days.notice) }),
      ...(known.consumers ? [paragraph(closing.termination.data)] : []),
    ];
  },
};

/** Directive 93/13/EEC, Annex 1(j) and (k). */
export const termsChanges: Clause = {
  id: 'changes',
  heading: ({ terms }) => terms.closing.changes.heading,
  applies: always,
  cites: () => ['Directive 93/13/EEC Annex 1(j)', 'Directive 93/13/EEC Annex 1(k)'],
  reads: ({ terms: known }, voice) => {
    const { closing, general } = voice.terms;
    return [
      paragraph(closing.changes.reasons),
      paragraph(closing.changes.notice, { days: voice.counted(known.noticeDays, general.days.before) }),
      paragraph(closing.changes.versions),
    ];
  },
};

/** Regulation (EC) 593/2008 Art. 3 and 6; Regulation (EU) 1215/2012 Art. 17 to 19. */
export const termsLaw: Clause = {
  id: 'applicable-law',
  heading: ({ terms }) => terms.closing.law.heading,
  applies: always,
  cites: ({ terms: { law } }) =>
    isEea(law) || law === 'GB'
      ? ['Regulation (EC) 593/2008 Art. 6', 'Regulation (EU) 1215/2012 Art. 18']
      : ['Regulation (EC) 593/2008 Art. 6'],
  reads: ({ terms: known }, voice) => {
    const { law: words } = voice.terms.closing;
    const { lawState, court } = known.facts;
    return [
      known.law === 'US' && lawState
        ? paragraph(words.lawState, { state: stateName(lawState, voice) })
        : paragraph(words.law, { country: voice.country(known.law) }),
      ...(known.consumers ? [paragraph(words.consumers)] : []),
      ...(known.businesses ? [paragraph(words.convention)] : []),
      ...(known.businesses && court ? [paragraph(words.court, { place: shown(court) })] : []),
      ...(known.consumers ? [paragraph(words.consumerCourts)] : []),
    ];
  },
};

/** Without a link to the platform of the Commission, which closed on 20 July 2025. Rule P16; Directive 2013/11/EU Art. 13. */
export const termsDisputes: Clause = {
  id: 'disputes',
  heading: ({ terms }) => terms.closing.disputes.heading,
  applies: always,
  cites: () => ['Directive 2013/11/EU Art. 13', 'Directive 2011/83/EU Art. 6(1)(t)'],
  reads: ({ facts, terms: known }, voice) => {
    const { disputes: words } = voice.terms.closing;
    const body = known.facts.disputeBody;
    const named = body && voice.row([body.name, body.url].flatMap((part) => (part ? [shown(part)] : [])));
    return [
      paragraph(words.first, { contact: mailLink(facts.owner.email ?? '') }),
      ...(known.consumers ? [named ? paragraph(words.body, { body: named }) : paragraph(words.none)] : []),
    ];
  },
};

/** Clauses in the owner's own words, then the last one of ours. */
export const termsFinal: Clause = {
  id: 'final',
  heading: ({ terms }) => terms.closing.final.heading,
  applies: always,
  cites: () => ['Directive 93/13/EEC Art. 6(1)'],
  reads: (known, voice) => [...ownClauses(known, voice), paragraph(voice.terms.closing.final.text)],
};

function ownClauses({ terms }: Known, voice: Voice): readonly Block[] {
  return (terms.facts.own ?? []).flatMap(({ heading: title, text }, index) => [
    heading(3, `own-${index + 1}`, voice.own(title)),
    { kind: 'paragraph' as const, runs: [plain(voice.own(text))] },
  ]);
}
