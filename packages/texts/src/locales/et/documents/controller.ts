import type { Translated } from '../../../translated.ts';
import type { controller as english } from '../../en/documents/controller.ts';

export const controller: Translated<typeof english> = {
  heading: 'Kes vastutab',
  intro:
    'Vastutav töötleja, see tähendab isik, kes otsustab, miks ja kuidas veebiteenuse %{site} kasutamisel isikuandmeid töödeldakse, on %{owner}.',
  we: 'Selles dokumendis tähendab „meie“ järgmist isikut: %{owner}.',
  name: 'Nimi',
  address: 'Aadress',
  country: 'Riik',
  email: 'E-post',
  phone: 'Telefon',
  vatNumber: 'Käibemaksukohustuslase number',
  site: 'Veebisait',
  app: 'Rakendus',
  jointControllers: 'Kaasvastutavad töötlejad',
  jointIntro:
    'Osa töötlemise üle otsustame koos siin nimetatud isikutega. Oma õigusi saate kasutada igaühe suhtes meist (IKÜM art 26 lg 3).',
  jointIntroPlain:
    'Osa töötlemise üle otsustame koos siin nimetatud isikutega. Oma õigusi saate kasutada igaühe suhtes meist.',
  essence: 'Meie kokkuleppe põhisisu',
  representative: 'Esindaja Euroopa Liidus (IKÜM art 27)',
  ukRepresentative: 'Esindaja Ühendkuningriigis (UK GDPR art 27)',
  swissRepresentative: 'Esindaja Šveitsis (FADP art 14)',
  dpo: 'Andmekaitseametnik',
  dpoIntro: 'Andmekaitseametniku poole võite pöörduda kõiges, mis puudutab teie andmeid ja õigusi.',
  privacyOfficer: 'Isikuandmete kaitse eest vastutav isik (Québec)',
  officerTitle: 'Ametikoht',
};
