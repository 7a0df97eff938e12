import type { Translated } from '../../../translated.ts';
import type { trackers as english } from '../../en/documents/trackers.ts';

export const trackers: Translated<typeof english> = {
  heading: 'Evästeet ja muut seurantatunnisteet',
  intro:
    'Seurantatunnisteilla tarkoitetaan evästeitä, selaimen paikallisen tallennustilan merkintöjä, laitetunnisteita ja muita vastaavia tekniikoita, joilla laitteellesi tallennetaan tietoja tai siltä luetaan niitä.',
  necessary:
    'Seurantatunnisteita, joita ilman pyytämäsi toiminto ei toimisi, käytetään ilman suostumusta (%{provisions}).',
  consent:
    'Kaikki muut seurantatunnisteet perustuvat suostumukseesi. Voit kieltäytyä antamasta sitä ja peruuttaa sen milloin tahansa; siihen asti suoritettu käsittely pysyy lainmukaisena.',
  provisions: {
    union: 'direktiivin 2002/58/EY 5 artiklan 3 kohta',
    france: 'Ranskan tietosuojalain, 6.1.1978 annettu laki nro 78-17, 82 §',
    germany: 'Saksan TDDDG-lain 25 §',
    italy: 'Italian tietosuojakoodeksin, asetus nro 196/2003, 122 artikla',
    spain: 'Espanjan lain 34/2002, LSSI, 22 artiklan 2 kohta',
    unitedKingdom: 'Yhdistyneen kuningaskunnan Privacy and Electronic Communications Regulations 2003 -säädöksen 6 §',
  },
  unitedKingdom:
    'Yhdistyneessä kuningaskunnassa oleviin laitteisiin sovelletaan Privacy and Electronic Communications Regulations 2003 -säädöksen 6 §:ää.',
  switzerland:
    'Sveitsissä oleviin laitteisiin sovelletaan Sveitsin televiestintälain 45c artiklaa: voit kieltää laitteellasi olevien tietojen käsittelyn. Tässä tietosuojaselosteessa kerrotaan, mihin käsittely on tarkoitettu.',
  withdrawControl:
    'Voit muuttaa valintaasi tai peruuttaa sen yksityisyysvalinnoissa, jotka ovat käytettävissä jokaisella sivulla.',
  withdrawLink: 'Voit muuttaa valintaasi tai peruuttaa sen täällä: %{link}.',
  withdrawLinkText: 'seurantatunnisteita koskevat valintasi',
  withdrawBrowser:
    'Voit peruuttaa suostumuksesi poistamalla tallennetut seurantatunnisteet selaimesi tai laitteesi asetuksissa ja estämällä siellä uudet. Voit myös ottaa meihin yhteyttä: %{contact}.',
  withdrawDevice: 'Selaimesi tai laitteesi asetuksissa voit poistaa tallennetut seurantatunnisteet ja estää uudet.',
  policy:
    'Siitä, mitä evästeitä ja muita seurantatunnisteita käytetään ja miten voit kieltäytyä niistä, kerrotaan täällä: %{link}.',
  policyText: 'evästeseloste',
  listIntro: 'Taulukossa seurantatunnisteet luetellaan nimeltä. Tähti tarkoittaa vaihtuvia merkkejä.',
  caption: 'Seurantatunnisteet',
  name: 'Nimi',
  service: 'Palvelu',
  purpose: 'Tarkoitus',
  duration: 'Säilytysaika',
  party: 'Asettaja',
  firstParty: 'Ensimmäinen osapuoli',
  thirdParty: 'Kolmas osapuoli',
  unnamed:
    'Seurantatunnisteita, joita ei ole tässä lueteltu nimeltä, voidaan käyttää seuraavissa palveluissa: %{services}.',
};
