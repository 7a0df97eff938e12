import { paragraph, type Clause } from '../clause.ts';
import { follows, supplements, usesTrackers, type ResolvedFacts } from '../known.ts';
import type { BodyLaw } from '../regimes/body.ts';
import { australianDecisionsFrom } from '../regimes/regimes.ts';
import { shown } from '../shown.ts';
import type { Block } from '../tree.ts';
import { contactRun } from './contact.ts';
import { authority, items } from './foreign-authorities.ts';
import { countriesOf } from './transfers.ts';

// Additions required by laws outside Europe and the United States: one section each, for the people they protect.

/** The sentence that a section completes the document, unless the document is in the terms of that law. */
function scope({ body }: ResolvedFacts, law: BodyLaw, text: string): readonly Block[] {
  return body === law ? [] : [paragraph(text)];
}

/** The section of a law as the rights in the document of an owner there: for everybody, at the place of the rights. */
function asRights({ country: _, ...section }: Clause, law: BodyLaw): Clause {
  return {
    ...section,
    id: 'rights',
    heading: ({ words }) => words.rights.heading,
    applies: ({ body }) => body === law,
  };
}

/** The section for Canada. @see PIPEDA, Schedule 1, clauses 4.1, 4.3.8, 4.8 to 4.10 */
export const canada: Clause = {
  id: 'canada',
  country: 'CA',
  heading: ({ laws }) => laws.canada.federal.heading,
  applies: (known) => supplements(known, 'pipeda'),
  cites: () => [
    'PIPEDA Sch. 1, 4.1',
    'PIPEDA Sch. 1, 4.3',
    'PIPEDA Sch. 1, 4.8',
    'PIPEDA Sch. 1, 4.9',
    'PIPEDA Sch. 1, 4.10',
  ],
  reads: (known, voice) => {
    const words = voice.laws.canada.federal;
    return [
      ...scope(known, 'pipeda', words.scope),
      paragraph(words.consent),
      paragraph(words.accountable, { contact: contactRun(known, voice) }),
      paragraph(words.rights),
      ...(placesOutside(known, 'CA') ? [paragraph(words.outside)] : []),
      authority(words.complaint, 'pipeda'),
    ];
  },
};

/** The section for Quebec. Rule P14. @see Quebec private sector Act, ss. 3.1, 8, 8.1, 12.1, 17, 27 to 28.1 and 32 */
export const quebec: Clause = {
  id: 'quebec',
  country: 'CA',
  heading: ({ laws }) => laws.canada.quebec.heading,
  applies: (known) => follows(known, 'quebec'),
  cites: () => [
    'Quebec private sector Act, s. 3.1',
    'Quebec private sector Act, s. 8',
    'Quebec private sector Act, s. 17',
    'Quebec private sector Act, s. 27',
  ],
  reads: (known, voice) => {
    const words = voice.laws.canada.quebec;
    const named = known.facts.owner.privacyOfficer !== undefined;
    return [
      paragraph(words.scope),
      named ? paragraph(words.officer) : paragraph(words.head, { contact: contactRun(known, voice) }),
      paragraph(words.collection),
      ...(known.services.some(usesTrackers) ? [paragraph(words.profiling)] : []),
      paragraph(words.rightsIntro),
      items(words.rights),
      paragraph(words.onRequest),
      ...(known.services.some(({ places }) => places.length > 0) ? [paragraph(words.outside)] : []),
      authority(words.authority, 'quebec'),
    ];
  },
};

/** The section for Australia. @see Privacy Act 1988 (Cth), Schedule 1, APP 1, 2, 8, 12 and 13 */
export const australia: Clause = {
  id: 'australia',
  country: 'AU',
  heading: ({ laws }) => laws.australia.heading,
  applies: (known) => supplements(known, 'australia'),
  cites: ({ on }) => [
    'APP 1.4',
    'APP 5.2',
    'APP 8',
    'APP 12',
    'APP 13',
    ...(on >= australianDecisionsFrom ? ['APP 1.7'] : []),
  ],
  reads: (known, voice) => {
    const { australia: words } = voice.laws;
    const overseas = countriesOf(known, voice, 'AU');
    const { decisions, noDecisions } = words;
    return [
      ...scope(known, 'australia', words.scope),
      paragraph(words.kinds),
      paragraph(words.anonymity),
      ...(overseas.length > 0 ? [paragraph(words.overseas, { countries: voice.row(overseas) })] : []),
      ...(known.on >= australianDecisionsFrom
        ? [paragraph(known.facts.automatedDecisions?.made ? decisions : noDecisions)]
        : []),
      paragraph(words.access, { contact: contactRun(known, voice) }),
      authority(words.complaint, 'australia'),
    ];
  },
};

/** The section for South Africa. @see POPIA, ss. 11, 18, 23, 24, 55, 71, 72 and 74 */
export const southAfrica: Clause = {
  id: 'south-africa',
  country: 'ZA',
  heading: ({ laws }) => laws.southAfrica.heading,
  applies: (known) => supplements(known, 'popia'),
  cites: () => ['POPIA s. 11', 'POPIA s. 18', 'POPIA s. 23', 'POPIA s. 24', 'POPIA s. 55', 'POPIA s. 72'],
  reads: (known, voice) => {
    const { southAfrica: words } = voice.laws;
    return [
      ...scope(known, 'popia', words.scope),
      paragraph(words.officer, { contact: contactRun(known, voice) }),
      paragraph(words.voluntary),
      paragraph(words.rightsIntro),
      items(words.rights),
      ...(countriesOf(known, voice, 'ZA').length > 0 ? [paragraph(words.transfers)] : []),
      authority(words.authority, 'popia'),
    ];
  },
};

/** The section for Japan. @see APPI, Art. 21, 23, 27, 28 and 32 to 35 */
export const japan: Clause = {
  id: 'japan',
  country: 'JP',
  heading: ({ laws }) => laws.japan.heading,
  applies: (known) => supplements(known, 'appi'),
  cites: () => ['APPI Art. 21', 'APPI Art. 27', 'APPI Art. 28', 'APPI Art. 32', 'APPI Art. 33 to 35'],
  reads: (known, voice) => {
    const { japan: words } = voice.laws;
    const owner = shown(known.facts.owner.name);
    const representative = known.facts.owner.legalRepresentative;
    const abroad = countriesOf(known, voice, 'JP');
    return [
      ...scope(known, 'appi', words.scope),
      representative
        ? paragraph(words.operatorWith, { owner, representative: shown(representative) })
        : paragraph(words.operator, { owner }),
      paragraph(words.purposes),
      ...(known.services.some(({ companies }) => companies.length > 0) ? [paragraph(words.thirdParties)] : []),
      ...(abroad.length > 0 ? [paragraph(words.foreign, { countries: voice.row(abroad) })] : []),
      paragraph(words.requests),
      paragraph(words.exercise, { contact: contactRun(known, voice) }),
      authority(words.authority, 'appi'),
    ];
  },
};

/** The section for India. @see DPDP Act, ss. 5, 6, 8 and 11 to 14; DPDP Rules, 2025, rule 14 */
export const india: Clause = {
  id: 'india',
  country: 'IN',
  heading: ({ laws }) => laws.india.heading,
  applies: (known) => supplements(known, 'dpdp'),
  cites: () => ['DPDP Act s. 5', 'DPDP Act s. 6', 'DPDP Act s. 8(9)', 'DPDP Act s. 11', 'DPDP Act s. 13'],
  reads: (known, voice) => {
    const { india: words } = voice.laws;
    return [
      ...scope(known, 'dpdp', words.scope),
      paragraph(words.notice),
      paragraph(words.withdrawal),
      paragraph(words.rightsIntro),
      items(words.rights),
      paragraph(words.exercise, { contact: contactRun(known, voice) }),
      authority(words.authority, 'dpdp'),
    ];
  },
};

function placesOutside({ services }: ResolvedFacts, country: string): boolean {
  return services.some(({ places }) => places.some((place) => place.country !== country));
}

/** The rights in the documents of owners in these countries. */
export const rightsInTheWorld: readonly Clause[] = [
  asRights(canada, 'pipeda'),
  asRights(australia, 'australia'),
  asRights(southAfrica, 'popia'),
  asRights(japan, 'appi'),
  asRights(india, 'dpdp'),
];
