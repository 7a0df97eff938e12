import type { Translated } from '../../../translated.ts';
import type { sensitiveData as english } from '../../en/documents/sensitive-data.ts';

export const sensitiveData: Translated<typeof english> = {
  heading: 'Arkaluonteiset tiedot',
  intro:
    'Osa käsittelemistämme tiedoista on erityisesti suojattuja (tietosuoja-asetuksen 9 ja 10 artikla ja muiden lakien vastaavat säännökset):',
  introPlain: 'Osa käsittelemistämme tiedoista on erityisesti suojattuja:',
  kinds: {
    health: 'terveystiedot',
    sexLife: 'seksuaalista käyttäytymistä tai suuntautumista koskevat tiedot',
    ethnicOrigin: 'rotu tai etninen alkuperä',
    politicalOpinions: 'poliittiset mielipiteet',
    beliefs: 'uskonnollinen tai filosofinen vakaumus',
    tradeUnion: 'ammattiliiton jäsenyys',
    genetic: 'geneettiset tiedot',
    biometric: 'biometriset tiedot, joista henkilö voidaan tunnistaa',
    criminal: 'rikostuomiot ja rikkomukset',
    preciseLocation: 'tarkka sijainti',
    immigrationStatus: 'kansalaisuus tai maahanmuuttoasema',
    accountAccess: 'tilin tai kortin numerot yhdessä pääsykoodien kanssa',
    messageContents: 'muille kuin meille osoitettujen viestien sisältö',
    knownChild: 'lapseksi tiedetyn henkilön tiedot',
  },
  conditions: {
    explicitConsent: 'Nimenomainen suostumus (tietosuoja-asetuksen 9 artiklan 2 kohdan a alakohta)',
    employment: 'Työoikeus ja sosiaaliturvaa koskeva oikeus (tietosuoja-asetuksen 9 artiklan 2 kohdan b alakohta)',
    vitalInterests:
      'Suostumusta antamaan kykenemättömän henkilön elintärkeät edut (tietosuoja-asetuksen 9 artiklan 2 kohdan c alakohta)',
    association:
      'Voittoa tavoittelemattoman yhteisön toiminta jäseniään varten (tietosuoja-asetuksen 9 artiklan 2 kohdan d alakohta)',
    madePublic:
      'Tiedot, jotka rekisteröity on nimenomaisesti saattanut julkisiksi (tietosuoja-asetuksen 9 artiklan 2 kohdan e alakohta)',
    legalClaims: 'Oikeusvaateet (tietosuoja-asetuksen 9 artiklan 2 kohdan f alakohta)',
    publicInterest: 'Laissa säädetty tärkeä yleinen etu (tietosuoja-asetuksen 9 artiklan 2 kohdan g alakohta)',
    healthCare: 'Terveydenhuolto (tietosuoja-asetuksen 9 artiklan 2 kohdan h alakohta)',
    publicHealth: 'Kansanterveys (tietosuoja-asetuksen 9 artiklan 2 kohdan i alakohta)',
    research:
      'Laissa säädetty arkistointi, tutkimus tai tilastointi (tietosuoja-asetuksen 9 artiklan 2 kohdan j alakohta)',
  },
  data: 'Tiedot',
  where: 'Missä yhteydessä käsitellään',
  condition: 'Edellytys',
};
