import type { Translated } from '../../../translated.ts';
import type { children as english } from '../../en/regimes/children.ts';

export const children: Translated<typeof english> = {
  heading: 'Yhdysvalloissa olevien lasten vanhemmille',
  scope:
    'Tässä jaksossa kerrotaan vanhemmille lasten yksityisyyden suojaa verkossa koskevien Yhdysvaltain säännösten (Children’s Online Privacy Protection Rule, 16 CFR Part 312) mukaisesti, miten alle 13-vuotiaiden lasten henkilötietoja käsitellään palvelussa %{site}.',
  operator:
    'Palvelun ylläpitäjä on %{owner}. Ylläpitäjän postiosoite, sähköpostiosoite ja mahdollinen puhelinnumero ovat tämän tietosuojaselosteen alussa. Ylläpitäjä vastaa kaikkiin lasten tietoja koskeviin kysymyksiin: %{contact}.',
  others:
    'Myös seuraavat palvelut keräävät tai saavat tietoja palvelun %{site} kautta: %{services}. Niiden tarjoajat ja se, miten tarjoajat tavoittaa, on kerrottu palveluja koskevassa jaksossa.',
  collected:
    'Tietoja, joita lapsilta voidaan kerätä: %{data}. Tässä tietosuojaselosteessa kerrotaan kunkin tilanteen ja palvelun kohdalla, miten niitä käytetään ja luovutetaan.',
  persistent:
    'Pysyviä tunnisteita, joita kerätään palvelun %{site} sisäistä toimintaa varten, ei käytetä mihinkään muuhun: ei yhteydenottoon lapseen, ei käyttäytymiseen perustuvaan mainontaan eikä profiilin muodostamiseen.',
  consent:
    'Ennen kuin keräämme, käytämme tai luovutamme lapsen henkilötietoja muutoin kuin § 312.5(c):n mukaisissa poikkeustapauksissa, hankimme vanhemman todennettavissa olevan suostumuksen. Vanhempi voi antaa suostumuksen keräämiseen ja käyttöön antamatta suostumusta kolmansille osapuolille luovuttamiseen, ellei luovuttaminen ole erottamaton osa palvelua.',
  rights:
    'Vanhempi voi tutustua lapsen tietoihin, vaatia niiden poistamista ja kieltää niiden keräämisen tai käyttämisen jatkossa. Sitä varten voi ottaa yhteyttä edellä mainitulla tavalla; varmistamme, että pyynnön esittäjä on lapsen vanhempi (§ 312.6).',
  condition:
    'Emme pyydä lasta antamaan enempää tietoja kuin toimintaan osallistumiseksi kohtuudella tarvitaan (§ 312.7).',
  retention:
    'Lasten tietoja säilytetään vain niin kauan kuin se on kohtuudella tarpeen siihen tarkoitukseen, jota varten ne on kerätty, minkä jälkeen ne poistetaan (§ 312.10). Säilytysajat ja niiden määrittämisperusteet mainitaan tässä tietosuojaselosteessa.',
};
