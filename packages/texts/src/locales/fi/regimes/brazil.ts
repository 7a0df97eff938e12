import type { Translated } from '../../../translated.ts';
import type { brazil as english } from '../../en/regimes/brazil.ts';

export const brazil: Translated<typeof english> = {
  heading: 'Brasiliassa oleville',
  scope:
    'Kun sovelletaan Brasilian yleistä tietosuojalakia, Lei Geral de Proteção de Dados Pessoais, laki nro 13.709/2018 (LGPD), tämä jakso täydentää tietosuojaselostetta.',
  bases:
    'Kun tässä tietosuojaselosteessa mainitaan oikeusperusteena suostumus, sopimus, lakisääteinen velvoite tai oikeutetut edut, se on samalla LGPD:n 7 artiklan samanniminen oikeusperuste; arkaluonteisten tietojen osalta se on jokin LGPD:n 11 artiklan oikeusperusteista.',
  basesPlain:
    'Käsittelemme henkilötietoja suostumuksellasi, kanssasi tehtyä sopimusta varten, lakisääteisen velvoitteen noudattamiseksi tai oikeutettujen etujemme vuoksi (LGPD:n 7 artikla); arkaluonteisia tietoja vain jollakin LGPD:n 11 artiklan oikeusperusteista.',
  rightsIntro: 'Sinulla on seuraavat oikeudet (LGPD:n 18 ja 20 artikla):',
  rights: {
    access: 'vahvistus siitä, että käsittelemme tietojasi, ja pääsy niihin',
    correction: 'puutteellisten, virheellisten tai vanhentuneiden tietojen oikaiseminen',
    blocking:
      'tarpeettomien, liiallisten tai lainvastaisesti käsiteltyjen tietojen anonymisointi, käytön estäminen tai poistaminen',
    portability: 'tietojesi siirtäminen toiselle palveluntarjoajalle',
    erasure:
      'suostumuksellasi käsiteltyjen tietojen poistaminen, paitsi jos LGPD:n 16 artikla sallii niiden säilyttämisen',
    sharing: 'tieto julkisista ja yksityisistä tahoista, joille olemme luovuttaneet tietojasi',
    refusal: 'tieto mahdollisuudesta olla antamatta suostumusta ja siitä, mitä kieltäytymisestä seuraa',
    withdrawal: 'suostumuksen peruuttaminen maksutta ja yhtä helposti kuin se on annettu (LGPD:n 8 artiklan 5 §)',
    objection: 'ilman suostumusta tapahtuvan lainvastaisen käsittelyn vastustaminen (LGPD:n 18 artiklan 2 §)',
    review:
      'pelkästään automaattisesti tehtyjen, etuihisi vaikuttavien päätösten uudelleenarviointi (LGPD:n 20 artikla)',
  },
  exercise:
    'Jos haluat käyttää näitä oikeuksia tai sinulla on tietosuojaa koskevia kysymyksiä (LGPD:n 41 artikla), ota meihin yhteyttä: %{contact}. Vastaamme yksinkertaistetussa muodossa viipymättä tai kattavasti 15 päivän kuluessa pyynnöstä (LGPD:n 19 artikla).',
  transfers:
    'Tietoja siirretään tässä tietosuojaselosteessa mainittuihin Brasilian ulkopuolisiin maihin vain LGPD:n 33 artiklan sallimalla tavalla: maihin, joiden tietosuojan tason ANPD on hyväksynyt, päätöslauselman CD/ANPD nro 19/2024 mukaisten vakiosopimuslausekkeiden nojalla tai muulla kyseisen artiklan mukaisella perusteella.',
  children: 'Lasten ja nuorten tietoja käsitellään heidän etunsa mukaisesti (LGPD:n 14 artikla).',
  authority:
    'Voit kääntyä myös Brasilian tietosuojaviranomaisen ANPD:n (%{link}) ja kuluttajansuojaviranomaisten puoleen (LGPD:n 18 artiklan 1 ja 8 §).',
};
