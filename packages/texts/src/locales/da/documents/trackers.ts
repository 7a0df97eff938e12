import type { Translated } from '../../../translated.ts';
import type { trackers as english } from '../../en/documents/trackers.ts';

export const trackers: Translated<typeof english> = {
  heading: 'Cookies og andre trackere',
  intro:
    'Trackere er cookies, poster i en browsers lokale lager, enhedsidentifikatorer og lignende teknikker, der lagrer oplysninger på din enhed eller læser dem derfra.',
  necessary: 'Trackere, som en funktion, du beder om, ikke ville virke uden, bruges uden samtykke (%{provisions}).',
  consent:
    'Alle andre trackere er baseret på dit samtykke. Du kan afslå at give det og til enhver tid trække det tilbage; behandlingen indtil da forbliver lovlig.',
  provisions: {
    union: 'artikel 5, stk. 3, i direktiv 2002/58/EF',
    france: 'artikel 82 i den franske databeskyttelseslov, lov nr. 78-17 af 6. januar 1978',
    germany: '§ 25 i den tyske lov TDDDG',
    italy: 'artikel 122 i den italienske databeskyttelseskodeks, lovdekret nr. 196/2003',
    spain: 'artikel 22.2 i den spanske lov 34/2002, LSSI',
    unitedKingdom: 'regulation 6 i de britiske Privacy and Electronic Communications Regulations 2003',
  },
  unitedKingdom:
    'For enheder i Storbritannien gælder regulation 6 i Privacy and Electronic Communications Regulations 2003.',
  switzerland:
    'For enheder i Schweiz gælder artikel 45c i den schweiziske telekommunikationslov: Du kan afslå, at oplysninger på din enhed behandles. Dette dokument fortæller dig, hvad behandlingen er til for.',
  withdrawControl:
    'Hvis du vil ændre dit valg eller trække det tilbage, kan du bruge de privatlivsindstillinger, der findes på hver side.',
  withdrawLink: 'Sådan ændrer du dit valg eller trækker det tilbage: %{link}.',
  withdrawLinkText: 'dine valg om trackere',
  withdrawBrowser:
    'Hvis du vil trække dit samtykke tilbage, kan du slette de lagrede trackere i indstillingerne i din browser eller på din enhed og blokere nye der. Du kan også kontakte os via %{contact}.',
  withdrawDevice: 'I indstillingerne i din browser eller på din enhed kan du slette lagrede trackere og blokere nye.',
  policy: 'Hvilke cookies og andre trackere der bruges, og hvordan du kan sige nej til dem, er forklaret i %{link}.',
  policyText: 'cookiepolitikken',
  listIntro: 'Tabellen viser trackerne ved navn. En stjerne står for skiftende tegn.',
  caption: 'Trackere',
  name: 'Navn',
  service: 'Tjeneste',
  purpose: 'Formål',
  duration: 'Opbevaringsperiode',
  party: 'Sættes af',
  firstParty: 'Førstepart',
  thirdParty: 'Tredjepart',
  unnamed: 'Trackere, der ikke er opført ved navn her, kan bruges af: %{services}.',
};
