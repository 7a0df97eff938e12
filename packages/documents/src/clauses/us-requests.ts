import { list, paragraph, stated, type Clause } from '../clause.ts';
import { hasStateLaw, stateLawsFor, type ResolvedFacts } from '../known.ts';
import { hasRight } from '@app/catalogue';
import type { Block } from '../tree.ts';
import { shown } from '../shown.ts';
import { link, mailLink, sentence, type Voice } from '../voice.ts';
import { contactRun } from './contact.ts';
import { phoneLink } from './controller.ts';
import { citesOfStates, inUs } from './us-states.ts';

/** The clause on how to opt out. Names a signal or a control only when the facts say that the site honors it. Rules P13, G1. */
export const usChoices: Clause = {
  id: 'us-choices',
  country: 'US',
  heading: ({ words }) => words.usStates.choices.heading,
  applies: inUs,
  cites: (known) =>
    citesOfStates(known, [
      'CCPA § 1798.135',
      'CCPA regulations § 7013, 7015, 7025, 7026',
      'Cal. Bus. & Prof. Code § 22575(b)(5)',
    ]),
  reads: (known, voice) => {
    const { choices: words } = voice.words.usStates;
    const { usStates } = known.facts;
    const signal = known.asking.rules.find(({ place }) => place.id === 'usa')?.gpc;
    const ways = [
      usStates?.optOutUrl && sentence(words.link, { link: link(words.linkText, usStates.optOutUrl) }),
      known.asking.control === 'everywhere' && sentence(words.control),
      sentence(words.write, { contact: contactRun(known, voice) }),
      usStates?.tollFreePhone && sentence(words.phone, { phone: phoneLink(usStates.tollFreePhone) }),
      signal && sentence(words.gpc),
    ];
    return [
      paragraph(words.intro),
      stated(
        list(ways.filter((way) => typeof way === 'object')),
        ...(signal ? [{ says: 'signal', places: ['usa'] } as const] : []),
        ...(known.asking.control === 'everywhere' ? [{ says: 'control' } as const] : []),
      ),
      // The periods come from California law. CCPA § 1798.135(c)(4), CCPA regulations § 7026(f).
      ...(hasStateLaw(known, 'CA') ? [paragraph(words.time)] : []),
      paragraph(words.doNotTrack, { site: shown(known.facts.site.name) }),
    ];
  },
};

/** The clause on requests, identity verification, agents, response periods and appeals. */
export const usRequests: Clause = {
  id: 'us-requests',
  country: 'US',
  heading: ({ words }) => words.usStates.requests.heading,
  applies: inUs,
  cites: (known) => [
    ...citesOfStates(known, ['CCPA § 1798.130(a)', 'CCPA regulations § 7020 to 7028, 7060 to 7063']),
    'Va. Code § 59.1-577',
  ],
  reads: (known, voice) => {
    const { requests: words } = voice.words.usStates;
    const phone = known.facts.usStates?.tollFreePhone;
    return [
      paragraph(words.how, { contact: contactRun(known, voice) }),
      ...(phone ? [paragraph(words.phone, { phone: phoneLink(phone) })] : []),
      paragraph(words.verify),
      paragraph(words.agent),
      paragraph(words.time),
      ...(hasStateLaw(known, 'IA') ? [paragraph(words.iowa)] : []),
      ...(hasStateLaw(known, 'CA') ? [paragraph(words.california)] : []),
      ...appeal(known, voice),
    ];
  },
};

function appeal(known: ResolvedFacts, voice: Voice): readonly Block[] {
  if (!stateLawsFor(known).some((law) => hasRight(law, 'appeal', known.on))) return [];
  const email = known.facts.usStates?.appealEmail;
  const contact = email ? mailLink(email) : contactRun(known, voice);
  return [paragraph(voice.words.usStates.requests.appeal, { contact })];
}
