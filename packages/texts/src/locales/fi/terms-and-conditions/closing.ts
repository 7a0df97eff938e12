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
    use: 'Palvelua %{site} käyttävään sovelletaan näiden ehtojen sitä versiota, joka on kyseisenä ajankohtana julkaistu.',
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
    consumersElsewhere:
      'Muualla asuvat kuluttajat voivat nostaa kanteen myös niissä tuomioistuimissa, joihin heillä on oikeus kääntyä asuinmaansa lain mukaan.',
  },
  disputes: {
    heading: 'Riitojen ratkaiseminen',
    first: 'Jos olet johonkin tyytymätön, kirjoita meille: %{contact}. Etsimme asiaan ratkaisua.',
    none: 'Meillä ei ole velvollisuutta eikä halua osallistua riidanratkaisumenettelyyn tuomioistuimen ulkopuolisessa kuluttajariitojen ratkaisuelimessä.',
    unlessObliged:
      'Osallistumme riidanratkaisumenettelyyn tuomioistuimen ulkopuolisessa kuluttajariitojen ratkaisuelimessä vain, jos laki velvoittaa meidät siihen.',
    body: 'Osallistumme riidanratkaisumenettelyyn seuraavassa tuomioistuimen ulkopuolisessa kuluttajariitojen ratkaisuelimessä: %{body}.',
    france:
      'Kuluttajat voivat maksutta kääntyä tämän elimen puoleen, jos he ovat ensin yrittäneet ratkaista riidan kanssamme kirjallisella valituksella, ja vuoden kuluessa siitä (Ranskan kuluttajalain L. 612-1 ja L. 612-2 §).',
    hungary:
      'Kuluttajat voivat saattaa riidan sovittelulautakunnan (békéltető testület) käsiteltäväksi. Kotipaikkamme lautakunta on: %{body}. Unkarissa toimivaltainen on kuluttajan asuinpaikan lautakunta tai muu, jonka kuluttaja pyynnössään nimeää.',
    hungaryDuty:
      'Meillä on lain mukaan velvollisuus myötävaikuttaa sen menettelyssä (kuluttajansuojasta vuonna 1997 annetun lain CLV 29 §).',
  },
  approval: {
    heading: 'Ehtojen erillinen hyväksyminen',
    text: 'Asiakkaat, jotka eivät ole kuluttajia, hyväksyvät erikseen seuraavat näiden ehtojen kohdat, kuten Italian siviililain 1341 §:n 2 momentti ja 1342 § edellyttävät:',
    line: '%{clause}: %{matter}',
    matters: {
      access: 'käynnissä olevien digitaalisten palvelujen muuttaminen',
      subscription: 'hiljainen uusiutuminen ja hinnan muuttaminen',
      conformity: 'velvollisuus tarkastaa tavarat ja ilmoittaa virheistä; vaatimusten vanhentuminen',
      marketplace: 'myyjien käytön rajoittaminen, keskeyttäminen ja päättäminen',
      conduct: 'pääsyn rajoittaminen ja estäminen',
      availability: 'palvelun keskeytykset',
      liability: 'vastuumme poissulkeminen ja rajoittaminen',
      termination: 'oikeutemme päättää sopimus',
      changes: 'oikeutemme muuttaa näitä ehtoja',
      court: 'toimivaltainen tuomioistuin',
    },
    separately:
      'Hyväksyntä annetaan toisella allekirjoituksella tai verkossa omalla lausumalla, erillään näiden ehtojen hyväksymisestä kokonaisuutena.',
  },
  final: {
    heading: 'Loppumääräys',
    text: 'Jos jokin näiden ehtojen kohta on pätemätön, sen sijasta sovelletaan lakia; muut kohdat pysyvät voimassa.',
  },
};
