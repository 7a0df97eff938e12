import type { Translated } from '../../../translated.ts';
import type { japan as english } from '../../en/regimes/japan.ts';

export const japan: Translated<typeof english> = {
  heading: 'Japanissa oleville',
  scope:
    'Kun sovelletaan henkilötietojen suojasta annettua Japanin lakia (Act on the Protection of Personal Information, APPI), tämä jakso täydentää tietosuojaselostetta.',
  operator: 'Henkilötietojasi käsittelevä elinkeinonharjoittaja on %{owner}; sen osoite on mainittu edellä.',
  operatorWith:
    'Henkilötietojasi käsittelevä elinkeinonharjoittaja on %{owner}, jota edustaa %{representative}; sen osoite on mainittu edellä.',
  purposes:
    'Käyttötarkoitukset ovat tässä tietosuojaselosteessa mainitut (APPI:n 21 artikla). Emme käytä henkilötietoja niiden ulkopuolella ilman suostumustasi, paitsi jos APPI:n 18 artikla sallii sen.',
  thirdParties:
    'Henkilötietoja luovutetaan kolmansille osapuolille suostumuksellasi tai silloin, kun APPI:n 27 artikla sallii sen. Palveluntarjoajille, jotka käsittelevät tietoja lukuumme käyttötarkoitusten rajoissa, tiedot annetaan toimeksiannon perusteella (APPI:n 27 artiklan 5 kohdan i alakohta).',
  foreign:
    'Henkilötietoja käsitellään myös seuraavissa Japanin ulkopuolisissa maissa: %{countries}. Kerromme sinulle pyynnöstä henkilötietojen suojasta kussakin niistä ja vastaanottajan toteuttamista toimenpiteistä (APPI:n 28 artikla).',
  requests:
    'Voit pyytää, että sinulle ilmoitetaan käyttötarkoitukset (APPI:n 32 artikla), että sinulle annetaan meillä olevat henkilötietosi ja merkinnät niiden luovuttamisesta kolmansille osapuolille (APPI:n 33 artikla), että tiedot oikaistaan, niitä täydennetään tai ne poistetaan (APPI:n 34 artikla) ja että niiden käyttö tai luovuttaminen kolmansille osapuolille lopetetaan tai ne hävitetään (APPI:n 35 artikla).',
  exercise:
    'Jos haluat tehdä tällaisen pyynnön tai valituksen tai saada tietää, mitä toimenpiteitä toteutamme henkilötietojen turvaamiseksi (APPI:n 23 artikla), ota meihin yhteyttä: %{contact}.',
  authority:
    'Toimivaltainen viranomainen on Japanin henkilötietojen suojan komissio (Personal Information Protection Commission, %{link}).',
};
