import type { Translated } from '../../../translated.ts';
import type { recipients as english } from '../../en/documents/recipients.ts';

export const recipients: Translated<typeof english> = {
  heading: 'Kas gauna Jūsų duomenis',
  intro: 'Lentelėje nurodyta kiekviena bendrovė, gaunanti asmens duomenis per mūsų naudojamas paslaugas.',
  caption: 'Duomenų gavėjai',
  recipient: 'Duomenų gavėjas',
  country: 'Šalis',
  services: 'Paslauga',
  general: 'Bendrieji gavėjai',
  generalTechnical:
    'Asmens duomenis gauna sistemų, kuriose laikoma „%{site}“, mūsų el. paštas ir mūsų failai, teikėjai, jeigu šių sistemų neprižiūrime patys.',
  generalLaw:
    'Duomenis taip pat gauna teismai, valdžios institucijos ir teisės ar mokesčių konsultantai, kai teisės aktai mus įpareigoja jiems duomenis atskleisti arba kai tai būtina siekiant pareikšti, vykdyti ar apginti teisinius reikalavimus.',
};
