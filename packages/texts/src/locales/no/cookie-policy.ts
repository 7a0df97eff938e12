import type { Translated } from '../../translated.ts';
import type { cookiePolicy as english } from '../en/cookie-policy.ts';

export const cookiePolicy: Translated<typeof english> = {
  title: 'Erklæring om informasjonskapsler',
  about: {
    heading: 'Hva denne erklæringen handler om',
    site: 'Denne erklæringen forklarer hvilke informasjonskapsler (cookies) og andre sporingsverktøy %{site} bruker, hva hvert av dem er til for, hvem som kan lese det, hvor lenge det blir på enheten din, og hvordan du kan si nei.',
    app: 'Denne erklæringen forklarer hvilke sporingsverktøy appen %{site} bruker, hva hvert av dem er til for, hvem som kan lese det, hvor lenge det blir på enheten din, og hvordan du kan si nei.',
    more: 'Hva som ellers gjøres med personopplysninger, hvem de deles med, hvor de går, og hvilke rettigheter du har, er forklart i %{link}.',
    moreText: 'personvernerklæringen',
  },
  what: {
    heading: 'Hva sporingsverktøy er',
    kinds: {
      cookie: 'Informasjonskapsler (cookies)',
      cookieText:
        'Små tekstfiler som et nettsted lar nettleseren din lagre og sende tilbake ved senere forespørsler. Øktkapsler forsvinner når nettleseren lukkes, de andre når lagringstiden utløper, eller når du sletter dem.',
      local: 'Lokal lagring',
      localText: 'Oppføringer som et nettsted lagrer i et område i nettleseren din og leser igjen ved et senere besøk.',
      app: 'Enhetsidentifikatorer',
      appText: 'Numre som en app, eller tjenestene som er innebygd i den, kjenner igjen enheten din på.',
    },
    parties:
      'Sporingsverktøy kalles førstepartsverktøy når de settes for adressen til nettstedet du besøker, og tredjepartsverktøy når de settes for adressen til noen andre.',
  },
  categories: {
    necessary: 'Strengt nødvendige sporingsverktøy',
    functionality: 'Sporingsverktøy for funksjoner',
    experience: 'Sporingsverktøy for en bedre opplevelse',
    measurement: 'Sporingsverktøy for måling',
    marketing: 'Sporingsverktøy for markedsføring',
  },
  onlyWithConsent: 'Disse sporingsverktøyene brukes bare hvis du samtykker.',
  withoutConsent: 'Disse sporingsverktøyene brukes uten samtykke, fordi en funksjon du ber om, ikke virker uten dem.',
  used: 'Disse sporingsverktøyene brukes på %{site}.',
  provider: 'Leverandør',
  purpose: 'Formål',
  duration: 'Lagringstid',
  longest: 'Lagringstid for alle sporingsverktøy fra denne tjenesten: høyst %{period}.',
  allSession: 'Alle sporingsverktøy fra denne tjenesten slettes når nettleseren eller appen lukkes.',
  allIndefinite: 'Sporingsverktøyene fra denne tjenesten blir værende til du sletter dem.',
  unstated:
    'Leverandøren bestemmer hvor lenge sporingsverktøyene fra denne tjenesten blir værende; mer står i leverandørens egen erklæring.',
  namesUnknown: 'Vi kjenner ikke navnene på de enkelte sporingsverktøyene fra denne tjenesten.',
  caption: 'Sporingsverktøy fra %{service}',
  name: 'Navn',
  storage: 'Type',
  storages: { cookie: 'Informasjonskapsel', local: 'Lokal lagring', app: 'Enhetsidentifikator' },
  party: 'Settes av',
  choices: {
    heading: 'Slik bestemmer du',
    devices:
      'I innstillingene i nettleseren kan du se hvilke informasjonskapsler og lagrede data den inneholder, slette dem og blokkere nye. Her finner du veiledningene:',
    phones:
      'På en telefon eller et nettbrett kan du i systeminnstillingene nullstille eller slå av annonseidentifikatoren og bestemme hvilke apper som får spore deg.',
    consequence:
      'Hvis du blokkerer strengt nødvendige sporingsverktøy, kan det hende at deler av %{site} ikke lenger virker.',
    optOuts: 'Noen leverandører tilbyr sin egen mulighet til å si nei (opt-out):',
    optOut: 'Reserver deg mot %{name}',
  },
  rights: {
    heading: 'Rettighetene dine',
    text: 'Når sporingsverktøy behandler personopplysninger, har du rettighetene som personvernlovgivningen gir deg. Hvis du vil utøve dem, kan du kontakte oss via %{contact}.',
    complain: 'Du kan også klage til en personvernmyndighet.',
  },
  none: {
    heading: 'Ingen sporingsverktøy',
    text: '%{site} bruker ingen tjeneste som setter sporingsverktøy på enheten din.',
  },
  changes: {
    heading: 'Endringer i denne erklæringen',
    text: 'Når sporingsverktøyene endres, endres også denne erklæringen. Hver versjon er datert, og tidligere versjoner kan åpnes fra siden der den er publisert.',
  },
};
