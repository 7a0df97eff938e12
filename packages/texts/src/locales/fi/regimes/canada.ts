import type { Translated } from '../../../translated.ts';
import type { canada as english } from '../../en/regimes/canada.ts';

export const canada: Translated<typeof english> = {
  federal: {
    heading: 'Kanadassa oleville',
    scope:
      'Kun sovelletaan henkilötietojen suojasta ja sähköisistä asiakirjoista annettua Kanadan liittovaltion lakia (Personal Information Protection and Electronic Documents Act, PIPEDA), tämä jakso täydentää tietosuojaselostetta. Mainitut periaatteet ovat lain liitteessä 1 (Schedule 1).',
    consent:
      'Keräämme, käytämme ja luovutamme henkilötietojasi niin, että tiedät siitä ja olet antanut siihen suostumuksesi, paitsi jos laissa sallitaan muuta. Voit peruuttaa suostumuksen milloin tahansa lakiin tai sopimukseen perustuvin rajoituksin ja kohtuullista ilmoitusaikaa noudattaen (periaate 4.3.8).',
    accountable: 'Lain noudattamisesta meillä vastaavan henkilön (periaate 4.1) tavoittaa tätä kautta: %{contact}.',
    rights:
      'Kerromme sinulle pyynnöstä, mitä henkilötietojasi meillä on, mihin niitä käytetään ja kenelle niitä on luovutettu, annamme sinulle pääsyn niihin ja korjaamme virheelliset tai puutteelliset tiedot (periaate 4.9). Vastaamme 30 päivän kuluessa kirjallisesta pyynnöstä (8 §:n 3 momentti).',
    outside:
      'Henkilötietoja käsittelevät myös palveluntarjoajat muissa tässä tietosuojaselosteessa mainituissa maissa. Siellä tuomioistuimet ja viranomaiset voivat päästä tietoihin kyseisen maan lain nojalla.',
    complaint:
      'Voit riitauttaa toimintamme lainmukaisuuden ottamalla meihin yhteyttä samalla tavalla (periaate 4.10) ja valittaa Kanadan tietosuojavaltuutetulle (Office of the Privacy Commissioner of Canada, %{link}).',
  },
  quebec: {
    heading: 'Québecissä oleville',
    scope:
      'Kun sovelletaan henkilötietojen suojasta yksityisellä sektorilla annettua Québecin lakia (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1), tämä jakso täydentää tietosuojaselostetta. Mainitut pykälät ovat tämän lain pykäliä.',
    officer: 'Edellä mainittu henkilö vastaa henkilötietojen suojasta (3.1 §).',
    head: 'Meillä ylintä päätösvaltaa käyttävä henkilö vastaa henkilötietojen suojasta (3.1 §). Hänet tavoittaa tätä kautta: %{contact}.',
    collection:
      'Henkilötietoja kerätään sinulta tässä tietosuojaselosteessa mainittuihin tarkoituksiin, kun annat niitä, sekä tässä mainittujen palvelujen ja seurantatunnisteiden avulla (8 §).',
    profiling:
      'Seurantatunnisteita koskevassa jaksossa mainitaan tekniikka, jolla henkilöitä voidaan tunnistaa, paikantaa tai profiloida, sekä keinot ottaa se käyttöön tai poistaa se käytöstä (8.1 §).',
    rightsIntro: 'Voit:',
    rights: {
      access: 'tutustua meillä oleviin tietoihisi ja saada niistä jäljennöksen (27 §)',
      portability:
        'saada meille antamasi sähköisesti käsitellyt tiedot jäsennellyssä ja yleisesti käytetyssä teknisessä muodossa tai vaatia niiden toimittamista toiselle taholle (27 §)',
      rectification:
        'saada oikaistuiksi tiedot, jotka ovat virheellisiä, puutteellisia tai tulkinnanvaraisia tai joiden kerääminen tai säilyttäminen ei ole lain mukaan sallittua (28 §)',
      withdrawal: 'peruuttaa suostumuksesi tietojen käyttöön tai luovuttamiseen (8 §)',
      dissemination:
        'vaatia tietojen levittämisen lopettamista tai nimeesi liitetyn linkin poistamista hakutuloksista, jos se aiheuttaa sinulle vakavaa haittaa (28.1 §)',
      decisions:
        'saada tiedon yksinomaan automaattiseen käsittelyyn perustuvasta päätöksestä ja sen perusteista sekä esittää siitä huomautuksesi (12.1 §)',
    },
    onRequest:
      'Kerromme sinulle pyynnöstä, mitä tietoja sinulta on kerätty, millä henkilöryhmillä meillä on pääsy niihin ja kuinka kauan niitä säilytetään (8 §). Vastaamme 30 päivän kuluessa (32 §).',
    outside:
      'Henkilötietoja voidaan luovuttaa Québecin ulkopuolelle tässä tietosuojaselosteessa mainittuihin maihin (8 ja 17 §).',
    authority:
      'Voit kääntyä myös Québecin tietosuojaviranomaisen puoleen (Commission d’accès à l’information du Québec, %{link}).',
  },
};
