import type { Translated } from '../../../translated.ts';
import type { sensitiveData as english } from '../../en/documents/sensitive-data.ts';

export const sensitiveData: Translated<typeof english> = {
  heading: 'Sensitive opplysninger',
  intro:
    'En del av opplysningene vi behandler, har et særlig vern (personvernforordningen artikkel 9 og 10 og tilsvarende bestemmelser i andre lover):',
  introPlain: 'En del av opplysningene vi behandler, har et særlig vern:',
  kinds: {
    health: 'helseopplysninger',
    sexLife: 'opplysninger om seksuelle forhold eller seksuell orientering',
    ethnicOrigin: 'rasemessig eller etnisk opprinnelse',
    politicalOpinions: 'politisk oppfatning',
    beliefs: 'religiøs eller filosofisk overbevisning',
    tradeUnion: 'fagforeningsmedlemskap',
    genetic: 'genetiske opplysninger',
    biometric: 'biometriske opplysninger som identifiserer en person',
    criminal: 'straffedommer og lovovertredelser',
    preciseLocation: 'nøyaktig posisjon',
    immigrationStatus: 'statsborgerskap eller innvandringsstatus',
    accountAccess: 'konto- eller kortnumre sammen med tilgangskoder',
    messageContents: 'innholdet i meldinger som ikke er rettet til oss',
    knownChild: 'opplysninger om en person vi vet er et barn',
  },
  conditions: {
    explicitConsent: 'Uttrykkelig samtykke (personvernforordningen artikkel 9 nr. 2 bokstav a)',
    employment: 'Arbeidsrett og trygderett (personvernforordningen artikkel 9 nr. 2 bokstav b)',
    vitalInterests:
      'Vitale interesser for en person som ikke kan gi samtykke (personvernforordningen artikkel 9 nr. 2 bokstav c)',
    association: 'Et ideelt organs aktiviteter for medlemmene sine (personvernforordningen artikkel 9 nr. 2 bokstav d)',
    madePublic:
      'Opplysninger som det er åpenbart at personen har offentliggjort (personvernforordningen artikkel 9 nr. 2 bokstav e)',
    legalClaims: 'Rettskrav (personvernforordningen artikkel 9 nr. 2 bokstav f)',
    publicInterest: 'Viktige allmenne interesser fastsatt i lov (personvernforordningen artikkel 9 nr. 2 bokstav g)',
    healthCare: 'Helsetjenester (personvernforordningen artikkel 9 nr. 2 bokstav h)',
    publicHealth: 'Folkehelse (personvernforordningen artikkel 9 nr. 2 bokstav i)',
    research:
      'Arkiv-, forsknings- eller statistikkformål fastsatt i lov (personvernforordningen artikkel 9 nr. 2 bokstav j)',
  },
  data: 'Opplysninger',
  where: 'Behandles for',
  condition: 'Vilkår',
};
