import { isEea } from '@app/catalogue';
import { always, paragraph, type Clause } from '../clause.ts';
import type { Area } from '../facts.ts';
import { areasOf } from '../regimes/regimes.ts';
import { shown } from '../shown.ts';
import { stateName } from './laws.ts';
import { ownSections } from './own-sections.ts';

/**
 * Termination, alike for both sides: no fixed term ends early without good cause, and what was paid for time not provided goes
 * back. Directive 93/13/EEC Annex 1(f) and (g); Directive (EU) 2019/770 Art. 16(4).
 */
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
      paragraph(closing.termination.cause),
      paragraph(closing.termination.notice, { days: voice.counted(known.noticeDays, general.days.notice) }),
      ...(known.consumers ? [paragraph(closing.termination.data)] : []),
    ];
  },
};

/** Changes to the terms. Directive 93/13/EEC, Annex 1(j) and (k). */
export const termsChanges: Clause = {
  id: 'changes',
  heading: ({ terms }) => terms.closing.changes.heading,
  applies: always,
  cites: () => ['Directive 93/13/EEC Annex 1(j)', 'Directive 93/13/EEC Annex 1(k)'],
  reads: ({ facts, terms: known }, voice) => {
    const { closing, general } = voice.terms;
    const days = voice.counted(known.noticeDays, general.days.before);
    return [
      // A person who only reads free information has no contract that could change.
      ...(known.offers.every((offer) => offer === 'information') && !known.sells
        ? [paragraph(closing.changes.use, { site: shown(facts.site.name) })]
        : [paragraph(closing.changes.reasons), paragraph(closing.changes.notice, { days })]),
      paragraph(closing.changes.versions),
    ];
  },
};

/** Areas whose consumers the clauses on European law cover. */
const near: ReadonlySet<Area> = new Set(['home', 'eea', 'uk', 'ch']);

/** Countries whose private law differs between their parts. Regulation (EC) 593/2008 Art. 22(1). */
const severalLaws: ReadonlySet<string> = new Set(['AU', 'CA', 'GB', 'US']);

/** Governing law and jurisdiction. Regulation (EC) 593/2008 Art. 3 and 6; Regulation (EU) 1215/2012 Art. 17 to 19. */
export const termsLaw: Clause = {
  id: 'applicable-law',
  heading: ({ terms }) => terms.closing.law.heading,
  applies: always,
  cites: ({ terms }) => [
    ...(terms.europe ? ['Regulation (EC) 593/2008 Art. 6'] : []),
    ...(isEea(terms.law) || terms.law === 'GB' ? ['Regulation (EU) 1215/2012 Art. 18'] : []),
  ],
  reads: ({ facts, terms: known }, voice) => {
    const { law: words } = voice.terms.closing;
    const { lawState, court } = known.facts;
    const european = known.consumers && known.europe;
    const elsewhere = european && areasOf(facts.audience).some((area) => !near.has(area));
    return [
      known.law === 'US' && lawState
        ? paragraph(words.lawState, { state: stateName(lawState, voice) })
        : paragraph(words.law, { country: voice.country(known.law) }),
      ...(severalLaws.has(known.law) && !lawState ? [paragraph(words.lawPart)] : []),
      ...(european ? [paragraph(words.consumers)] : []),
      ...(known.businesses && known.sells ? [paragraph(words.convention)] : []),
      ...(known.businesses && court ? [paragraph(words.court, { place: shown(court) })] : []),
      ...(european ? [paragraph(words.consumerCourts)] : []),
      ...(elsewhere ? [paragraph(words.consumersElsewhere)] : []),
    ];
  },
};

/** The owner's own clauses, followed by the standard final clause. */
export const termsFinal: Clause = {
  id: 'final',
  heading: ({ terms }) => terms.closing.final.heading,
  applies: always,
  cites: () => ['Directive 93/13/EEC Art. 6(1)'],
  reads: ({ terms }, voice) => [
    ...ownSections(terms.facts.own ?? [], voice),
    paragraph(voice.terms.closing.final.text),
  ],
};
