import type { Translated } from '../../../translated.ts';
import type { legalBases as english } from '../../en/documents/legal-bases.ts';

export const legalBases: Translated<typeof english> = {
  bases: {
    consent: 'Suostumus (tietosuoja-asetuksen 6 artiklan 1 kohdan a alakohta)',
    contract:
      'Kanssasi tehdyn sopimuksen täytäntöönpano tai pyynnöstäsi tehtävät sopimusta edeltävät toimenpiteet (tietosuoja-asetuksen 6 artiklan 1 kohdan b alakohta)',
    legalObligation: 'Lakisääteisen velvoitteen noudattaminen (tietosuoja-asetuksen 6 artiklan 1 kohdan c alakohta)',
    vitalInterests: 'Elintärkeiden etujen suojaaminen (tietosuoja-asetuksen 6 artiklan 1 kohdan d alakohta)',
    publicTask: 'Yleistä etua koskevan tehtävän suorittaminen (tietosuoja-asetuksen 6 artiklan 1 kohdan e alakohta)',
    legitimateInterests: 'Oikeutetut edut (tietosuoja-asetuksen 6 artiklan 1 kohdan f alakohta)',
  },
  short: {
    consent: 'Suostumus',
    contract: 'Sopimus',
    legalObligation: 'Lakisääteinen velvoite',
    vitalInterests: 'Elintärkeät edut',
    publicTask: 'Yleistä etua koskeva tehtävä',
    legitimateInterests: 'Oikeutetut edut',
  },
  interests: {
    delivery: 'Sisällön nopea ja luotettava toimittaminen',
    security: 'Suojautuminen hyökkäyksiltä, roskapostilta ja väärinkäytöksiltä',
    fraud: 'Petosten ja niistä aiheutuvien vahinkojen estäminen',
    errors: 'Vikojen löytäminen ja korjaaminen',
    answering: 'Tiedusteluihin vastaaminen ja käyttäjien auttaminen',
    convenience: 'Helppokäyttöisyys',
    accessibility: 'Käytettävyys mahdollisimman monelle',
    customers: 'Yhteydenpito asiakkaisiin ja palveluistamme kiinnostuneisiin',
    statistics: 'Tieto siitä, mitä käytetään ja miten, tarjonnan kehittämiseksi',
    content: 'Sisällön ja tarjontamme esittäminen houkuttelevalla tavalla',
    advertising: 'Tarjontamme tunnetuksi tekeminen ja sen onnistumisen seuraaminen',
    recruiting: 'Sopivan henkilöstön löytäminen',
    proof: 'Mahdollisuus osoittaa, mitä valintoja on tehty',
    operations: 'Organisaatiomme tehokas toiminta',
  },
};
