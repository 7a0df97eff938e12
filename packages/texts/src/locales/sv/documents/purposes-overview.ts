import type { Translated } from '../../../translated.ts';
import type { purposesOverview as english } from '../../en/documents/purposes-overview.ts';

export const purposesOverview: Translated<typeof english> = {
  heading: 'Ändamålen i överblick',
  intro: 'Tabellen anger varje ändamål för vilket personuppgifter behandlas, och vem som får uppgifter för det.',
  introBasis:
    'Tabellen anger varje ändamål för vilket personuppgifter behandlas, den rättsliga grunden och vem som får uppgifter för det.',
  caption: 'Ändamål, rättsliga grunder och mottagare',
  captionWithoutBasis: 'Ändamål och mottagare',
  purpose: 'Ändamål eller tillfälle',
  basis: 'Rättslig grund',
  recipients: 'Mottagare',
  generalOnly: 'Endast allmänna mottagare',
};
