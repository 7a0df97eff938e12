import { adequacyOn, authoritiesOf, isEea, isUnder } from '@app/catalogue';
import { paragraph, type Clause } from '../clause.ts';
import { follows, isEuropean, supplements, type ResolvedFacts } from '../known.ts';
import type { Block } from '../tree.ts';
import type { Voice } from '../voice.ts';
import { authorityLines, citesInUk, complaintInEea, complaintInUk } from './complaint.ts';
import { europeanSupplement } from './european-supplement.ts';
import { howToWrite } from './rights.ts';
import { countriesOf, countryTable, restsOnClauses } from './transfers.ts';

/** What the GDPR adds to a document in the terms of another law. Rule P14. */
export const europeanEconomicArea: Clause = {
  id: 'eea',
  country: 'EU',
  heading: ({ words }) => words.regions.eea.heading,
  applies: (known) => supplements(known, 'gdpr'),
  cites: () => ['GDPR Art. 13', 'GDPR Art. 15 to 22', 'GDPR Art. 44 to 49', 'GDPR Art. 77'],
  reads: (known, voice) => {
    const { eea: words } = voice.words.regions;
    const union = voice.under('gdpr');
    return [
      ...(known.body === 'uk-gdpr'
        ? [paragraph(words.reading), ...countryTable(known, union, 'gdpr')]
        : [paragraph(words.scope), ...europeanSupplement('gdpr', known, union)]),
      ...complaintInEea(known, union),
    ];
  },
};

/**
 * Additions for the United Kingdom: complaints to the controller itself, the Commissioner, its own transfer rules. Rule P14.
 */
export const unitedKingdom: Clause = {
  id: 'united-kingdom',
  country: 'GB',
  heading: ({ words }) => words.regions.uk.heading,
  applies: (known) => supplements(known, 'uk-gdpr'),
  cites: citesInUk,
  reads: (known, voice) => {
    const { uk: words } = voice.words.regions;
    const abroad = placesIn(known).some((country) => !isEea(country) && !isUnder('uk-gdpr', country));
    // The articles of the GDPR are named already: in the body, or in the section for the EEA.
    const beside = follows(known, 'gdpr')
      ? [
          paragraph(words.reading),
          ...(abroad ? [paragraph(words.adequacy)] : []),
          ...(restsOnClauses(known, 'uk-gdpr') ? [paragraph(words.clauses)] : []),
        ]
      : [paragraph(words.scope), ...europeanSupplement('uk-gdpr', known, voice.under('uk-gdpr'))];
    return [...beside, ...complaintInUk(known, voice)];
  },
};

const citesInSwitzerland = [
  'FADP Art. 19(2)',
  'FADP Art. 19(4)',
  'FADP Art. 25',
  'FADP Art. 28',
  'FADP Art. 32',
  'FADP Art. 49',
];

/** Additions for Switzerland: every destination country by name, the rights of the FADP, the FDPIC. Rule P4. */
export const switzerland: Clause = {
  id: 'switzerland',
  country: 'CH',
  heading: ({ words }) => words.regions.switzerland.heading,
  applies: (known) => supplements(known, 'fadp'),
  cites: () => citesInSwitzerland,
  reads: (known, voice) => {
    const { switzerland: words } = voice.words.regions;
    return [
      ...(isEuropean(known) ? [paragraph(words.reading)] : []),
      ...swissTransfers(known, voice),
      ...swissRights(known, voice),
    ];
  },
};

/** The rights of the FADP in the document of a Swiss owner. */
export const rightsInSwitzerland: Clause = {
  id: 'rights',
  heading: ({ words }) => words.rights.heading,
  applies: ({ body }) => body === 'fadp',
  cites: () => citesInSwitzerland,
  reads: swissRights,
};

function swissRights(known: ResolvedFacts, voice: Voice): readonly Block[] {
  const { switzerland: words } = voice.words.regions;
  const [commissioner] = authoritiesOf('CH');
  return [
    paragraph(words.rights),
    ...(isEuropean(known) ? [] : [howToWrite(known, voice)]),
    ...(commissioner ? [paragraph(words.authority), authorityLines(commissioner, voice)] : []),
  ];
}

/** Every country outside Switzerland, and what protects data there. FADP Art. 16 and 19(4). */
function swissTransfers(known: ResolvedFacts, voice: Voice): readonly Block[] {
  const { switzerland: words } = voice.words.regions;
  const abroad = countriesOf(known, voice, 'CH');
  if (abroad.length === 0) {
    const stays = known.used.every(({ places }) => places.every(({ country }) => country === 'CH'));
    return known.services.length > 0 && stays ? [paragraph(words.noCountries)] : [];
  }
  const protectedBy = placesIn(known).every((country) => isAdequate(country, known.on))
    ? []
    : isEuropean(known)
      ? [paragraph(words.safeguards), ...(restsOnClauses(known, 'fadp') ? [paragraph(words.clauses)] : [])]
      : countryTable(known, voice, 'fadp');
  return [paragraph(words.countries, { countries: voice.row(abroad) }), ...protectedBy];
}

function placesIn({ services }: ResolvedFacts): readonly string[] {
  return services.flatMap(({ places }) => places.map(({ country }) => country));
}

/** Whether the Federal Council's adequacy decision suffices for a country, without further safeguards. FADP Art. 16(1). */
function isAdequate(country: string, on: string): boolean {
  const adequacy = adequacyOn('swiss-fadp', country, on);
  return isUnder('swiss-fadp', country) || (adequacy !== undefined && adequacy.scope === undefined);
}
