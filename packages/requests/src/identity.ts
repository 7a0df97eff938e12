import type { RequestLaw } from './law.ts';
import { identityFor } from './laws.ts';
import { identityNeeds, type IdentityNeed, type RequestRight } from './rights.ts';

/** The degree that all of these rights need together. */
export function identityForAll(rights: readonly RequestRight[], laws: readonly RequestLaw[], on: string): IdentityNeed {
  return higherIdentity(...rights.map((right) => identityFor(right, laws, on)));
}

/** The highest of several degrees. */
export function higherIdentity(...degrees: readonly IdentityNeed[]): IdentityNeed {
  return identityNeeds[Math.max(0, ...degrees.map((degree) => identityNeeds.indexOf(degree)))] ?? 'none';
}

/** Whether a degree suffices where another is needed. */
export function isIdentified(reached: IdentityNeed, needed: IdentityNeed): boolean {
  return identityNeeds.indexOf(reached) >= identityNeeds.indexOf(needed);
}

/** How many data points are asked for. CCPA regulations § 7062(b), (c). */
export function dataPointsFor(needed: IdentityNeed): 2 | 3 {
  return needed === 'high' ? 3 : 2;
}

/** The degree that matching data points come to. CCPA regulations § 7062(b), (c). */
export function identityOfMatches(matched: number, isDeclared: boolean): IdentityNeed {
  if (matched < 2) return 'none';
  return matched >= 3 && isDeclared ? 'high' : 'reasonable';
}

/** Parts of an identity document that a controller rarely needs: what matters is the name, and what it can compare. */
export const documentParts = [
  'photo',
  'signature',
  'document-number',
  'machine-readable',
  'personal-number',
  'body',
] as const;
export type DocumentPart = (typeof documentParts)[number];

/** What documents of a country call a part. */
export type CoveredPart = { readonly part: DocumentPart; readonly name?: string };

/** How the personal number is called where documents carry one, from memory. */
const personalNumbers: Readonly<Record<string, string>> = {
  BE: 'Rijksregisternummer / Numéro national',
  BG: 'ЕГН',
  CZ: 'Rodné číslo',
  DK: 'CPR-nummer',
  EE: 'Isikukood',
  ES: 'DNI',
  FI: 'Henkilötunnus',
  HR: 'OIB',
  HU: 'Személyi azonosító',
  IS: 'Kennitala',
  IT: 'Codice fiscale',
  LT: 'Asmens kodas',
  LV: 'Personas kods',
  NL: 'BSN',
  NO: 'Fødselsnummer',
  PL: 'PESEL',
  PT: 'NIF',
  RO: 'CNP',
  SE: 'Personnummer',
  SI: 'EMŠO',
  SK: 'Rodné číslo',
  BR: 'CPF',
  ZA: 'ID number',
  IN: 'Aadhaar',
  JP: '個人番号',
};
/** How the number of the document is called, where it is known by another name, from memory. */
const documentNumbers: Readonly<Record<string, string>> = {
  DE: 'Ausweisnummer, Zugangsnummer (CAN)',
  AT: 'Ausweisnummer',
  ES: 'Número de soporte',
  US: 'License number (DL)',
};

/** What somebody from a place may cover in a picture of their document. GDPR Art. 5(1)(c). */
export function coveredParts(place: string): readonly CoveredPart[] {
  const country = place.slice(0, 2);
  const personal = personalNumbers[country];
  const number = documentNumbers[country];
  return documentParts.flatMap((part): readonly CoveredPart[] => {
    if (part === 'personal-number') return personal === undefined ? [] : [{ part, name: personal }];
    return [part === 'document-number' && number !== undefined ? { part, name: number } : { part }];
  });
}
