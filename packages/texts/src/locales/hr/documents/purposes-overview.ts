import type { Translated } from '../../../translated.ts';
import type { purposesOverview as english } from '../../en/documents/purposes-overview.ts';

export const purposesOverview: Translated<typeof english> = {
  heading: 'Pregled svrha',
  intro: 'Tablica navodi svaku svrhu u koju se obrađuju osobni podaci i tko za nju prima podatke.',
  introBasis: 'Tablica navodi svaku svrhu u koju se obrađuju osobni podaci, pravnu osnovu i tko za nju prima podatke.',
  caption: 'Svrhe, pravne osnove i primatelji',
  captionWithoutBasis: 'Svrhe i primatelji',
  purpose: 'Svrha ili slučaj',
  basis: 'Pravna osnova',
  recipients: 'Primatelji',
  generalOnly: 'Samo opći primatelji',
};
