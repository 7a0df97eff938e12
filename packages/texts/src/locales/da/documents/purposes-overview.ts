import type { Translated } from '../../../translated.ts';
import type { purposesOverview as english } from '../../en/documents/purposes-overview.ts';

export const purposesOverview: Translated<typeof english> = {
  heading: 'Formålene i overblik',
  intro: 'Tabellen viser hvert formål, som personoplysninger behandles til, og hvem der modtager oplysninger til det.',
  introBasis:
    'Tabellen viser hvert formål, som personoplysninger behandles til, retsgrundlaget, og hvem der modtager oplysninger til det.',
  caption: 'Formål, retsgrundlag og modtagere',
  captionWithoutBasis: 'Formål og modtagere',
  purpose: 'Formål eller lejlighed',
  basis: 'Retsgrundlag',
  recipients: 'Modtagere',
  generalOnly: 'Kun generelle modtagere',
};
