import type { Translated } from '../../../translated.ts';
import type { retention as english } from '../../en/documents/retention.ts';

export const retention: Translated<typeof english> = {
  heading: 'Kuinka kauan tietoja säilytetään',
  intro:
    'Säilytämme henkilötietoja niin kauan kuin niiden käyttötarkoitus edellyttää. Sen jälkeen poistamme ne, ellei laki velvoita meitä säilyttämään niitä pidempään tai ellemme tarvitse niitä oikeusvaateen laatimiseksi, esittämiseksi tai puolustamiseksi; silloin niitä ei käytetä mihinkään muuhun.',
  tableIntro: 'Tässä tietosuojaselosteessa mainittujen tarkoitusten osalta tämä merkitsee seuraavaa:',
  caption: 'Säilytysajat tarkoituksittain',
  purpose: 'Tarkoitus',
  period: 'Säilytysaika tai sen määrittämisperuste',
  criteria: {
    delivery:
      'Niin kauan kuin pyytämäsi sisällön toimittaminen edellyttää; käyttölokit niin kauan kuin vikojen löytäminen ja hyökkäysten torjuminen edellyttävät',
    security: 'Niin kauan kuin hyökkäysten, roskapostin ja väärinkäytösten havaitseminen ja jäljittäminen edellyttävät',
    fraud: 'Niin kauan kuin tapahtuman tutkiminen ja siitä johtuvat vaatimukset edellyttävät',
    account: 'Kunnes poistat käyttäjätilin tai pyydät meitä poistamaan sen',
    payments: 'Kunnes maksu on suoritettu; maksutositteet niin kauan kuin kirjanpito- ja verolainsäädäntö edellyttää',
    contract:
      'Kunnes sopimus on täytetty ja siihen perustuvat vaatimukset ovat vanhentuneet; laskut ja tositteet niin kauan kuin kirjanpito- ja verolainsäädäntö edellyttää',
    choices: 'Niin kauan kuin valintasi on voimassa ja sen jälkeen niin kauan kuin meidän on voitava osoittaa se',
    errors: 'Kunnes vika on löydetty ja korjattu',
    enquiry:
      'Kunnes tiedustelusi on käsitelty eikä jatkoyhteydenottoja ole odotettavissa; pidempään, jos lainsäädäntö edellyttää liikekirjeenvaihdon säilyttämistä',
    use: 'Niin kauan kuin käytät toimintoa, sekä sen seurantatunnisteiden säilytysaikojen ajan',
    booking: 'Kunnes varaus tai sovittu aika on ohi ja siihen perustuvat vaatimukset ovat vanhentuneet',
    content: 'Niin kauan kuin sisältöä näytetään, sekä sen seurantatunnisteiden säilytysaikojen ajan',
    contribution: 'Niin kauan kuin sisältösi on julkaistuna tai kunnes pyydät meitä poistamaan sen',
    statistics:
      'Kunnes peruutat suostumuksesi tai, jos se tapahtuu aiemmin, kunnes tietoja ei enää tarvita tilastojamme varten; seurantatunnisteet niiden säilytysaikojen ajan',
    statisticsOther: 'Kunnes tietoja ei enää tarvita tilastojamme varten tai vastustat käsittelyä',
    advertising:
      'Kunnes peruutat suostumuksesi tai, jos se tapahtuu aiemmin, kunnes kampanja on arvioitu; seurantatunnisteet niiden säilytysaikojen ajan',
    advertisingOther: 'Kunnes vastustat käsittelyä tai, jos se tapahtuu aiemmin, kunnes kampanja on arvioitu',
    subscription:
      'Kunnes perut tilauksen tai peruutat suostumuksesi; todiste suostumuksestasi niin kauan kuin vaatimuksia voidaan esittää',
    contacts: 'Niin kauan kuin liikesuhde kestää ja kunnes vastustat käsittelyä',
    membership: 'Niin kauan kuin osallistut ohjelmaan ja kunnes siihen perustuvat vaatimukset ovat vanhentuneet',
    application:
      'Kunnes päätös on tehty ja sitä koskevat vaatimukset ovat vanhentuneet; pidempään vain suostumuksellasi tai jos sinut palkataan',
    survey: 'Kunnes kysely on arvioitu',
    law: 'Niin kauan kuin kirjanpito- ja verolainsäädäntö edellyttää',
    claims: 'Kunnes vaatimus on selvitetty tai vanhentunut',
    purpose: 'Niin kauan kuin mainittu tarkoitus edellyttää',
  },
};
