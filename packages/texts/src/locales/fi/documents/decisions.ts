import type { Translated } from '../../../translated.ts';
import type { decisions as english } from '../../en/documents/decisions.ts';

export const decisions: Translated<typeof english> = {
  automated: {
    heading: 'Automaattinen päätöksenteko ja profilointi',
    none: 'Emme tee sinua koskevia päätöksiä, jotka perustuvat pelkästään automaattiseen käsittelyyn, kuten profilointiin, ja joilla on sinua koskevia oikeusvaikutuksia tai jotka vaikuttavat sinuun vastaavalla tavalla merkittävästi (tietosuoja-asetuksen 22 artikla).',
    nonePlain:
      'Emme tee sinua koskevia pelkästään automaattisia päätöksiä, joilla on sinua koskevia oikeusvaikutuksia tai jotka vaikuttavat sinuun vastaavalla tavalla merkittävästi.',
    reason: 'Peruste',
    made: 'Teemme päätöksiä, jotka perustuvat pelkästään automaattiseen käsittelyyn, kuten profilointiin, ja joilla on sinua koskevia oikeusvaikutuksia tai jotka vaikuttavat sinuun vastaavalla tavalla merkittävästi (tietosuoja-asetuksen 22 artikla).',
    madePlain:
      'Teemme pelkästään automaattisia päätöksiä, joilla on sinua koskevia oikeusvaikutuksia tai jotka vaikuttavat sinuun vastaavalla tavalla merkittävästi.',
    logic: 'Käsittelyn logiikka',
    consequences: 'Mitä se merkitsee sinulle',
    rights: 'Voit riitauttaa tällaisen päätöksen, esittää siitä kantasi ja vaatia, että ihminen arvioi sen uudelleen.',
    profilingIntro:
      'Sivustojen ja sovellusten käytön perusteella muodostetaan kiinnostuksen kohteista kertovia profiileja mainontaa tai sisällön mukauttamista varten seuraavissa palveluissa:',
  },
  sources: {
    heading: 'Muilta saamamme tiedot',
    intro: 'Osan henkilötiedoista saamme muilta kuin sinulta (tietosuoja-asetuksen 14 artikla):',
    introPlain: 'Osan henkilötiedoista saamme muilta kuin sinulta:',
    caption: 'Muista lähteistä saadut tiedot',
    from: 'Lähde',
    data: 'Tiedot',
    purpose: 'Tarkoitus',
    public: 'Julkisesti saatavilla?',
  },
  obligation: {
    heading: 'Onko tiedot pakko antaa',
    text: 'Palvelun %{site} käyttäminen on vapaaehtoista. Se, ovatko tietyt tiedot tarpeen pyytämääsi varten ja mitä siitä seuraa, jos et anna niitä, on kerrottu edellä kunkin tilanteen kohdalla.',
    services:
      'Tiedot, joiden käsittely perustuu suostumukseesi, ovat aina vapaaehtoisia: jos kieltäydyt, vain kyseinen toiminto ei ole käytettävissä.',
  },
  children: {
    heading: 'Lapset',
    notDirected:
      'Palvelua %{site} ei ole suunnattu lapsille, emmekä tietoisesti kerää lasten tietoja. Jos uskot, että lapsi on antanut meille henkilötietoja, ilmoita siitä meille (%{contact}): poistamme tiedot.',
    minimumAge: {
      one: 'Palvelua %{site} saavat käyttää vähintään %{number}-vuotiaat.',
      other: 'Palvelua %{site} saavat käyttää vähintään %{number}-vuotiaat.',
    },
    directed:
      'Palvelu %{site} on suunnattu myös lapsille. Kun lapsen tietojen käsittely perustuu suostumukseen eikä lapsi ole täyttänyt laissa edellytettyä ikää, suostumuksen tai siihen tarvittavan valtuutuksen antaa lapsen vanhempainvastuunkantaja (tietosuoja-asetuksen 8 artikla).',
    directedPlain: 'Palvelu %{site} on suunnattu myös lapsille.',
    parents:
      'Vanhemmat ja huoltajat voivat tutustua lapsensa tietoihin, vaatia niiden poistamista ja kieltää niiden keräämisen jatkossa ottamalla meihin yhteyttä (%{contact}).',
    parentsUs:
      'Yhdysvalloissa alle 13-vuotiaiden lasten henkilötietoja saa Children’s Online Privacy Protection Rule -säännösten (16 CFR Part 312) mukaan kerätä verkossa vain vanhemman todennettavissa olevalla suostumuksella, säännöksissä mainittuja poikkeuksia lukuun ottamatta.',
  },
};
