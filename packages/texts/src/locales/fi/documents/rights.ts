import type { Translated } from '../../../translated.ts';
import type { rights as english } from '../../en/documents/rights.ts';

export const rights: Translated<typeof english> = {
  heading: 'Oikeutesi',
  intro: 'Sinulla on seuraavat oikeudet sen mukaan kuin sinuun sovellettavassa laissa säädetään:',
  access: {
    name: 'Oikeus saada pääsy tietoihin',
    text: 'Voit saada tiedon siitä, käsittelemmekö sinua koskevia tietoja, sekä jäljennöksen niistä ja tarkemmat tiedot käsittelystä (tietosuoja-asetuksen 15 artikla).',
  },
  rectification: {
    name: 'Tietojen oikaiseminen',
    text: 'Voit vaatia virheellisten tietojen oikaisemista ja puutteellisten tietojen täydentämistä (tietosuoja-asetuksen 16 artikla).',
  },
  erasure: {
    name: 'Tietojen poistaminen',
    text: 'Voit vaatia tietojesi poistamista esimerkiksi silloin, kun niitä ei enää tarvita tai kun peruutat suostumuksesi (tietosuoja-asetuksen 17 artikla).',
  },
  restriction: {
    name: 'Käsittelyn rajoittaminen',
    text: 'Voit vaatia, että tietoja vain säilytetään eikä niitä muutoin käytetä, esimerkiksi sinä aikana, kun niiden paikkansapitävyyttä tarkistetaan (tietosuoja-asetuksen 18 artikla).',
  },
  notification: {
    name: 'Ilmoittaminen vastaanottajille',
    text: 'Ilmoitamme tietojen oikaisemisesta, poistamisesta tai käsittelyn rajoittamisesta jokaiselle tietojesi vastaanottajalle, paitsi jos se on mahdotonta tai vaatii kohtuutonta vaivaa; pyynnöstä kerromme sinulle, keitä he ovat (tietosuoja-asetuksen 19 artikla).',
  },
  portability: {
    name: 'Oikeus siirtää tiedot järjestelmästä toiseen',
    text: 'Voit saada meille antamasi tiedot jäsennellyssä, yleisesti käytetyssä ja koneellisesti luettavassa muodossa tai vaatia niiden siirtämistä toiselle rekisterinpitäjälle, kun käsittely perustuu suostumukseen tai sopimukseen ja se suoritetaan automaattisesti (tietosuoja-asetuksen 20 artikla).',
  },
  automated: {
    name: 'Ei pelkästään automaattisia päätöksiä',
    text: 'Sinulla on oikeus olla joutumatta pelkästään automaattiseen käsittelyyn perustuvan, sinuun merkittävästi vaikuttavan päätöksen kohteeksi, paitsi jos laki sallii sen; voit silloin vaatia, että ihminen arvioi päätöksen uudelleen (tietosuoja-asetuksen 22 artikla).',
  },
  withdrawal: {
    name: 'Suostumuksen peruuttaminen',
    text: 'Voit peruuttaa minkä tahansa suostumuksen milloin tahansa. Ennen peruuttamista suoritettu käsittely pysyy lainmukaisena (tietosuoja-asetuksen 7 artiklan 3 kohta).',
  },
  deceased: {
    name: 'Kuolleiden henkilöiden tiedot',
    france:
      'Voit antaa ohjeita siitä, miten tietojasi on säilytettävä, poistettava ja luovutettava kuolemasi jälkeen (Ranskan tietosuojalain, 6.1.1978 annettu laki nro 78-17, 85 §).',
    italy:
      'Kuolleen henkilön tietoja koskevat tietosuoja-asetuksen 15–22 artiklan mukaiset oikeudet kuuluvat sille, jolla on niihin oma etu, joka toimii vainajan valtuuttamana tämän etujen suojaamiseksi tai jolla on suojelun arvoisia perhesyitä (Italian tietosuojakoodeksin, asetus nro 196/2003, 2-terdecies artikla).',
    spain:
      'Kuolleen henkilön omaiset ja perilliset sekä tämän kanssa yhteiselämää viettäneet voivat pyytää meiltä pääsyä tämän tietoihin sekä niiden oikaisemista tai poistamista, paitsi jos vainaja on nimenomaisesti kieltänyt sen tai laissa toisin säädetään (Espanjan orgaanisen lain 3/2018, LOPDGDD, 3 artikla).',
  },
  objection: {
    heading: 'Vastustamisoikeus',
    reasons:
      'Kun käsittelemme tietojasi oikeutettujen etujen perusteella tai yleisen edun vuoksi, voit milloin tahansa vastustaa käsittelyä henkilökohtaiseen erityiseen tilanteeseesi liittyvällä perusteella. Lopetamme silloin käsittelyn, paitsi jos osoitamme käsittelyyn huomattavan tärkeän ja perustellun syyn tai tarvitsemme tietoja oikeusvaateita varten (tietosuoja-asetuksen 21 artiklan 1 kohta).',
    marketing:
      'Voit milloin tahansa ja perusteluja esittämättä vastustaa tietojesi käyttämistä suoramarkkinointiin. Emme silloin enää käytä niitä tähän tarkoitukseen (tietosuoja-asetuksen 21 artiklan 2 ja 3 kohta).',
  },
  exercise: {
    heading: 'Miten käytät oikeuksiasi',
    write:
      'Jos haluat käyttää oikeuksiasi, ota meihin yhteyttä: %{contact}. Yksi lause riittää; määrämuotoa ei vaadita.',
    form: 'Voit käyttää oikeuksiasi tällä lomakkeella: %{link}. Voit myös ottaa meihin yhteyttä: %{contact}.',
    formText: 'pyyntölomake',
    answer:
      'Vastaamme maksutta ja ilman aiheetonta viivytystä, viimeistään kuukauden kuluessa. Jos pyynnöt ovat monimutkaisia tai niitä on paljon, määräaikaa voidaan jatkaa kahdella kuukaudella; ilmoitamme siitä ja sen syistä sinulle ensimmäisen kuukauden kuluessa (tietosuoja-asetuksen 12 artikla).',
    identity:
      'Pyydämme lisätietoja henkilöllisyytesi vahvistamiseksi vain, jos meillä on perusteltua syytä epäillä sitä.',
  },
  complaint: {
    heading: 'Valitus valvontaviranomaiselle',
    gdpr: 'Jos katsot, että tietojesi käsittelyssä rikotaan lakia, voit tehdä valituksen tietosuojasta vastaavalle valvontaviranomaiselle, erityisesti siinä jäsenvaltiossa, jossa on vakinainen asuinpaikkasi tai työpaikkasi taikka jossa väitetty rikkominen on tapahtunut (tietosuoja-asetuksen 77 artikla).',
    competent: 'Meihin nähden toimivaltainen viranomainen on:',
    competentOneOf:
      'Se, mikä viranomainen on meihin nähden toimivaltainen, riippuu siitä, mihin osaan maata olemme sijoittautuneet. Kyseisen maan (%{country}) viranomaiset ovat seuraavat; voit kääntyä minkä tahansa niistä puoleen:',
    find: 'Kaikkien Euroopan talousalueen maiden viranomaiset luetellaan täällä: %{link}.',
    findText: 'Euroopan tietosuojaneuvosto, jäsenet',
    court: 'Voit kääntyä myös tuomioistuimen puoleen (tietosuoja-asetuksen 79 artikla).',
    name: 'Viranomainen',
    address: 'Osoite',
    email: 'Sähköposti',
    website: 'Verkkosivusto',
  },
};
