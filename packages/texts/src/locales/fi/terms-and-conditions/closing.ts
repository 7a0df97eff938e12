import type { Translated } from '../../../translated.ts';
import type { closing as english } from '../../en/terms-and-conditions/closing.ts';

export const closing: Translated<typeof english> = {
  termination: {
    heading: 'Käytön päättyminen',
    text: 'Voimme sulkea käyttäjätilin painavasta syystä, erityisesti jos näitä ehtoja rikotaan vakavasti tai toistuvasti, ja muutoin %{days} irtisanomisaikaa noudattaen. Maksut ajalta, jolta palvelua ei enää tarjota, palautetaan, ellet ole aiheuttanut päättymistä rikkomuksellasi.',
    data: 'Ennen päättymistä ja 30 päivän ajan sen jälkeen kuluttajat voivat maksutta hakea itselleen luomansa tai toimittamansa sisällön.',
  },
  changes: {
    heading: 'Näiden ehtojen muuttaminen',
    reasons:
      'Muutamme näitä ehtoja jo voimassa olevien sopimusten osalta vain pätevästä syystä: lain muuttuessa, tuomioistuimen tai viranomaisen päätöksen vuoksi, turvallisuussyistä tai sääntöjä edellyttävien uusien toimintojen vuoksi.',
    notice:
      'Ilmoitamme sinulle muutoksesta ja sen sisällöstä vähintään %{days} ennen kuin sitä sovelletaan. Voit irtisanoa sopimuksen maksutta ennen sitä. Muutos, joka koskee osapuolten pääasiallisia velvoitteita, edellyttää suostumustasi.',
    versions: 'Jokaisessa versiossa on päiväys, ja aiemmat versiot voi avata sivulta, jolla nämä ehdot on julkaistu.',
  },
  law: {
    heading: 'Sovellettava laki ja tuomioistuin',
    law: 'Sovelletaan seuraavan maan lakia: %{country}.',
    lawState: 'Sovelletaan seuraavan Yhdysvaltain osavaltion lakia lukuun ottamatta sen lainvalintasääntöjä: %{state}.',
    consumers:
      'Kuluttajat säilyttävät vakituisen asuinpaikkansa maan pakottavien säännösten antaman suojan (asetuksen (EY) N:o 593/2008 6 artikla, kun sitä sovelletaan).',
    convention:
      'Yritysten kanssa tehtyihin sopimuksiin ei sovelleta kansainvälistä tavaran kauppaa koskevista sopimuksista tehtyä Yhdistyneiden kansakuntien yleissopimusta.',
    court: 'Yritysten kanssa syntyvissä riidoissa toimivaltainen on seuraavan paikkakunnan tuomioistuin: %{place}.',
    consumerCourts:
      'Euroopan talousalueella, Sveitsissä tai Yhdistyneessä kuningaskunnassa asuvat kuluttajat voivat nostaa kanteen asuinpaikkansa tuomioistuimessa, ja heitä vastaan voidaan nostaa kanne vain siellä.',
  },
  disputes: {
    heading: 'Riitojen ratkaiseminen',
    first: 'Jos olet johonkin tyytymätön, kirjoita meille: %{contact}. Etsimme asiaan ratkaisua.',
    none: 'Meillä ei ole velvollisuutta eikä halua osallistua riidanratkaisumenettelyyn tuomioistuimen ulkopuolisessa kuluttajariitojen ratkaisuelimessä.',
    body: 'Osallistumme riidanratkaisumenettelyyn seuraavassa tuomioistuimen ulkopuolisessa kuluttajariitojen ratkaisuelimessä: %{body}.',
  },
  final: {
    heading: 'Loppumääräys',
    text: 'Jos jokin näiden ehtojen kohta on pätemätön, sen sijasta sovelletaan lakia; muut kohdat pysyvät voimassa.',
  },
};
