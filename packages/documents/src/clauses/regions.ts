import { adequacyOn, authoritiesOf, isEea, isUnder } from '@app/catalogue';
import { paragraph, type Clause } from '../clause.ts';
import { follows, type ResolvedFacts } from '../known.ts';
import { ukComplaintsFrom } from '../regimes/regimes.ts';
import { contactRun } from './contact.ts';
import { authorityLines } from './rights.ts';
import { countriesOf } from './transfers.ts';

/**
 * Additions for the United Kingdom: complaints to the controller itself, the Commissioner, its own transfer rules. Rule P14.
 */
export const unitedKingdom: Clause = {
  id: 'united-kingdom',
  country: 'GB',
  heading: ({ words }) => words.regions.uk.heading,
  applies: (known) => follows(known, 'uk-gdpr'),
  cites: ({ on }) => ['UK GDPR Art. 13(2)(d)', ...(on >= ukComplaintsFrom ? ['Data Protection Act 2018 s. 164A'] : [])],
  reads: (known, voice) => {
    const { uk: words } = voice.words.regions;
    const [commissioner] = authoritiesOf('GB');
    const abroad = placesIn(known).some((country) => !isEea(country) && !isUnder('uk-gdpr', country));
    return [
      paragraph(words.reading),
      ...(abroad ? [paragraph(words.adequacy)] : []),
      ...(known.on >= ukComplaintsFrom ? [paragraph(words.complainToUs, { contact: contactRun(known, voice) })] : []),
      ...(commissioner ? [paragraph(words.complainToIco), authorityLines(commissioner, voice)] : []),
    ];
  },
};

/** Additions for Switzerland: every destination country by name, the rights of the FADP, the FDPIC. Rule P4. */
export const switzerland: Clause = {
  id: 'switzerland',
  country: 'CH',
  heading: ({ words }) => words.regions.switzerland.heading,
  applies: (known) => follows(known, 'fadp'),
  cites: () => ['FADP Art. 19(2)', 'FADP Art. 19(4)', 'FADP Art. 25', 'FADP Art. 28', 'FADP Art. 32', 'FADP Art. 49'],
  reads: (known, voice) => {
    const { switzerland: words } = voice.words.regions;
    const abroad = countriesOf(known, voice, 'CH');
    const [commissioner] = authoritiesOf('CH');
    return [
      paragraph(words.reading),
      ...(abroad.length > 0
        ? [
            paragraph(words.countries, { countries: voice.row(abroad) }),
            ...(placesIn(known).some((country) => !isAdequate(country, known.on)) ? [paragraph(words.safeguards)] : []),
          ]
        : known.services.length > 0
          ? [paragraph(words.noCountries)]
          : []),
      paragraph(words.rights),
      ...(commissioner ? [paragraph(words.authority), authorityLines(commissioner, voice)] : []),
    ];
  },
};

function placesIn({ services }: ResolvedFacts): readonly string[] {
  return services.flatMap(({ places }) => places.map(({ country }) => country));
}

/** Whether the Federal Council's adequacy decision suffices for a country, without further safeguards. FADP Art. 16(1). */
function isAdequate(country: string, on: string): boolean {
  const adequacy = adequacyOn('swiss-fadp', country, on);
  return isUnder('swiss-fadp', country) || (adequacy !== undefined && adequacy.scope === undefined);
}
