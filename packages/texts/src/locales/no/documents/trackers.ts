import type { Translated } from '../../../translated.ts';
import type { trackers as english } from '../../en/documents/trackers.ts';

export const trackers: Translated<typeof english> = {
  heading: 'Informasjonskapsler (cookies) og andre sporingsverktøy',
  intro:
    'Sporingsverktøy er informasjonskapsler (cookies), oppføringer i nettleserens lokale lagring, enhetsidentifikatorer og lignende teknikker som lagrer informasjon på enheten din eller leser den derfra.',
  necessary:
    'Sporingsverktøy som er nødvendige for at en funksjon du ber om, skal virke, brukes uten samtykke (%{provisions}).',
  consent:
    'Alle andre sporingsverktøy bygger på samtykket ditt. Du kan la være å gi det og når som helst trekke det tilbake; behandlingen fram til da forblir lovlig.',
  provisions: {
    union: 'artikkel 5 nr. 3 i direktiv 2002/58/EF',
    france: 'artikkel 82 i den franske personvernloven, lov nr. 78-17 av 6. januar 1978',
    germany: '§ 25 i den tyske loven TDDDG',
    italy: 'artikkel 122 i den italienske personvernkodeksen, lovdekret nr. 196/2003',
    spain: 'artikkel 22.2 i den spanske loven 34/2002, LSSI',
    unitedKingdom: 'regulation 6 i de britiske Privacy and Electronic Communications Regulations 2003',
  },
  unitedKingdom:
    'For enheter i Storbritannia gjelder regulation 6 i Privacy and Electronic Communications Regulations 2003.',
  switzerland:
    'For enheter i Sveits gjelder artikkel 45c i den sveitsiske telekommunikasjonsloven: Du kan nekte at opplysninger på enheten din behandles. Dette dokumentet forteller deg hva behandlingen er til for.',
  withdrawControl:
    'Hvis du vil endre valget ditt eller trekke det tilbake, kan du bruke personverninnstillingene som finnes på hver side.',
  withdrawLink: 'Slik endrer du valget ditt eller trekker det tilbake: %{link}.',
  withdrawLinkText: 'valgene dine om sporingsverktøy',
  withdrawBrowser:
    'Hvis du vil trekke tilbake samtykket ditt, kan du slette de lagrede sporingsverktøyene i innstillingene i nettleseren eller på enheten og blokkere nye der. Du kan også kontakte oss via %{contact}.',
  withdrawDevice:
    'I innstillingene i nettleseren eller på enheten kan du slette lagrede sporingsverktøy og blokkere nye.',
  policy:
    'Hvilke informasjonskapsler (cookies) og andre sporingsverktøy som brukes, og hvordan du kan si nei til dem, er forklart i %{link}.',
  policyText: 'erklæringen om informasjonskapsler',
  listIntro: 'Tabellen viser sporingsverktøyene med navn. En stjerne står for skiftende tegn.',
  caption: 'Sporingsverktøy',
  name: 'Navn',
  service: 'Tjeneste',
  purpose: 'Formål',
  duration: 'Lagringstid',
  party: 'Settes av',
  firstParty: 'Førstepart',
  thirdParty: 'Tredjepart',
  unnamed: 'Sporingsverktøy som ikke er oppført med navn her, kan brukes av: %{services}.',
};
