import type { Translated } from '../../../translated.ts';
import type { purposesOverview as english } from '../../en/documents/purposes-overview.ts';

export const purposesOverview: Translated<typeof english> = {
  heading: 'Sintesi delle finalità',
  intro: 'La tabella elenca tutte le finalità per cui sono trattati dati personali e chi riceve dati a tale scopo.',
  introBasis:
    'La tabella elenca tutte le finalità per cui sono trattati dati personali, la base giuridica e chi riceve dati a tale scopo.',
  caption: 'Finalità, basi giuridiche e destinatari',
  captionWithoutBasis: 'Finalità e destinatari',
  purpose: 'Finalità o occasione',
  basis: 'Base giuridica',
  recipients: 'Destinatari',
  generalOnly: 'Solo destinatari generali',
};
