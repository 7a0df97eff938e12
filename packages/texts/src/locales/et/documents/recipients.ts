import type { Translated } from '../../../translated.ts';
import type { recipients as english } from '../../en/documents/recipients.ts';

export const recipients: Translated<typeof english> = {
  heading: 'Kes teie andmeid saab',
  intro: 'Tabelis on nimetatud iga ettevõte, kes saab isikuandmeid meie kasutatavate teenuste kaudu.',
  caption: 'Vastuvõtjad',
  recipient: 'Vastuvõtja',
  country: 'Riik',
  services: 'Teenus',
  general: 'Üldised vastuvõtjad',
  generalTechnical:
    'Isikuandmeid saavad nende süsteemide pakkujad, milles hoitakse veebiteenust %{site}, meie e-posti ja faile, kui me neid süsteeme ise ei halda.',
  generalLaw:
    'Samuti saavad neid kohtud, asutused ning õigus- või maksunõustajad, kui seadus kohustab meid andmeid neile avaldama või kui see on vajalik õigusnõuete koostamiseks, esitamiseks või kaitsmiseks.',
};
