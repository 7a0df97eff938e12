import type { Translated } from '../../../translated.ts';
import type { activities as english } from '../../en/documents/activities.ts';

export const activities: Translated<typeof english> = {
  heading: 'Mida me ise töötleme',
  intro:
    'Järgmistel juhtudel kogume isikuandmeid otse, olenemata sellest, kas selleks kasutatakse mõnda allpool nimetatud teenust.',
  introAlone: 'Isikuandmeid kogume järgmistel juhtudel.',
  requiredLabel: 'Andmete esitamise kohustus',
  kinds: {
    visit: {
      name: 'Veebisaidi külastamine',
      nameApp: 'Rakenduse kasutamine',
      purpose: 'Soovitud sisu edastamine, selle kättesaadavuse tagamine ja kaitsmine rünnete eest',
      interest: 'Toimivad ja turvalised tehnilised lahendused',
      required: 'Jah, tehnilistel põhjustel: teie seadme IP-aadressita ei saa seadmele midagi saata.',
    },
    contact: {
      name: 'Meiega ühenduse võtmine',
      purpose: 'Teie sõnumi lugemine ja sellele vastamine',
      interest: 'Meile kirjutavatele inimestele vastamine',
      required: 'Ei. Ilma kontaktandmeteta ei saa me siiski vastata.',
    },
    account: {
      name: 'Teie kasutajakonto',
      purpose: 'Teie kasutajakonto loomine ja haldamine ning sisselogimine',
      interest: 'Registreeritud kasutajatele oma juurdepääsu andmine',
      required: 'Jah, kui soovite kontot: kohustuslikuna märgitud andmeteta ei saa seda luua.',
    },
    orders: {
      name: 'Tellimused ja ostud',
      purpose: 'Teiega lepingu sõlmimine ja täitmine: tellimus, makse, kättetoimetamine, tagastused ja pretensioonid',
      interest: 'Tellimuste nõuetekohane käsitlemine',
      required: 'Jah, lepingu jaoks: kohustuslikuna märgitud andmeteta ei saa me tellimust vastu võtta ega täita.',
    },
    newsletter: {
      name: 'Uudiskiri',
      purpose: 'Uudiskirja saatmine neile, kes on seda soovinud',
      interest: 'Klientide teavitamine meie enda sarnastest pakkumistest',
      required: 'Ei. Ilma e-posti aadressita ei saa me siiski uudiskirja saata.',
    },
    comments: {
      name: 'Kommentaarid ja postitused',
      purpose: 'Teie postituste avaldamine ja väärkasutuse ennetamine',
      interest: 'Avatud ja väärkasutuseta arvamuste vahetamine lugejatega',
      required: 'Ei. Kohustuslikuna märgitud andmeteta ei saa postitust siiski avaldada.',
    },
    bookings: {
      name: 'Broneeringud ja kokkulepitud ajad',
      purpose: 'Aja või broneeringu kokkuleppimine, kinnitamine ja teostamine',
      interest: 'Broneeringute nõuetekohane käsitlemine',
      required: 'Jah, broneeringu jaoks: kohustuslikuna märgitud andmeteta ei saa me broneerida.',
    },
    jobApplications: {
      name: 'Tööle kandideerimine',
      purpose: 'Teie kandideerimisavalduse läbivaatamine ja selle üle otsustamine',
      interest: 'Sobivate töötajate valimine',
      required: 'Jah, kui andmed on vajalikud avalduse läbivaatamiseks. Mida te sellele lisate, otsustate ise.',
    },
    surveys: {
      name: 'Küsitlused ja tagasiside',
      purpose: 'Teie vastuste kasutamine meie pakkumiste parandamiseks',
      interest: 'Meie pakkumiste parandamine',
      required: 'Ei. Osalemine on vabatahtlik ja osalemata jätmisel ei ole ebasoodsaid tagajärgi.',
    },
    accounting: {
      name: 'Arved ja raamatupidamine',
      purpose: 'Arvete esitamine, raamatupidamine ja maksude tasumine vastavalt seadusele',
      interest: 'Korrektne raamatupidamine',
      required: 'Jah: seadus määrab, mida arve peab sisaldama.',
    },
    legalClaims: {
      name: 'Õigusnõuded',
      purpose: 'Õigusnõuete koostamine, esitamine või kaitsmine',
      interest: 'Meie õiguste maksmapanek ja kaitsmine nõuete eest',
      required: 'Üksnes siis, kui seda nõuab seadus.',
    },
    other: {
      interest: 'Eespool nimetatud eesmärgi saavutamine',
      requiredYes: 'Jah. Ilma nende andmeteta ei ole siin kirjeldatu võimalik.',
      requiredNo: 'Ei. Võite otsustada andmeid mitte esitada.',
    },
  },
};
