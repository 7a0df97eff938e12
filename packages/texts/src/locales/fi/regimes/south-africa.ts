import type { Translated } from '../../../translated.ts';
import type { southAfrica as english } from '../../en/regimes/south-africa.ts';

export const southAfrica: Translated<typeof english> = {
  heading: 'Etelä-Afrikassa oleville',
  scope:
    'Kun sovelletaan Etelä-Afrikan henkilötietojen suojalakia, Protection of Personal Information Act, laki nro 4/2013 (POPIA), olemme vastuutaho (responsible party), ja tämä jakso täydentää tietosuojaselostetta. Mainitut pykälät ovat tämän lain pykäliä.',
  officer: 'Tietovastaavamme (information officer, 55 §) tavoittaa tätä kautta: %{contact}.',
  voluntary:
    'Tässä tietosuojaselosteessa kerrotaan kunkin tilanteen kohdalla, onko tiedot annettava ja mitä siitä seuraa, jos niitä ei anneta (18 §).',
  rightsIntro: 'Voit:',
  rights: {
    access: 'saada maksutta tietää, onko meillä sinua koskevia tietoja, ja pyytää tietoja tai niiden kuvausta (23 §)',
    correction:
      'pyytää sellaisten tietojen oikaisemista tai poistamista, jotka ovat virheellisiä, epäolennaisia, liiallisia, vanhentuneita, puutteellisia, harhaanjohtavia tai lainvastaisesti hankittuja (24 §)',
    objection:
      'vastustaa käsittelyä tilanteeseesi liittyvin kohtuullisin perustein (11 §:n 3 momentti) ja suoramarkkinointia milloin tahansa',
    withdrawal: 'peruuttaa suostumuksesi milloin tahansa (11 §:n 2 momentti)',
    decisions:
      'olla joutumatta sellaisen päätöksen kohteeksi, jolla on oikeusvaikutuksia ja joka perustuu yksinomaan automaattiseen käsittelyyn (71 §)',
    court: 'nostaa siviilikanteen (99 §)',
  },
  transfers:
    'Tietoja siirretään tässä tietosuojaselosteessa mainittuihin Etelä-Afrikan ulkopuolisiin maihin vain 72 §:n sallimalla tavalla: kun laki, sitovat säännöt tai sopimus suojaa niitä siellä riittävästi, suostumuksellasi tai muulla kyseisen pykälän mukaisella perusteella.',
  authority: 'Voit tehdä valituksen Etelä-Afrikan tietosuojaviranomaiselle (Information Regulator, %{link}) (74 §).',
};
