import type { Translated } from '../../../translated.ts';
import type { purposesOverview as english } from '../../en/documents/purposes-overview.ts';

export const purposesOverview: Translated<typeof english> = {
  heading: 'Eesmärkide ülevaade',
  intro: 'Tabelis on loetletud iga eesmärk, milleks isikuandmeid töödeldakse, ja see, kes selleks andmeid saab.',
  introBasis:
    'Tabelis on loetletud iga eesmärk, milleks isikuandmeid töödeldakse, õiguslik alus ja see, kes selleks andmeid saab.',
  caption: 'Eesmärgid, õiguslikud alused ja vastuvõtjad',
  captionWithoutBasis: 'Eesmärgid ja vastuvõtjad',
  purpose: 'Eesmärk või juht',
  basis: 'Õiguslik alus',
  recipients: 'Vastuvõtjad',
  generalOnly: 'Üksnes üldised vastuvõtjad',
};
