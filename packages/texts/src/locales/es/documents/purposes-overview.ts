import type { Translated } from '../../../translated.ts';
import type { purposesOverview as english } from '../../en/documents/purposes-overview.ts';

export const purposesOverview: Translated<typeof english> = {
  heading: 'Resumen de las finalidades',
  intro:
    'La tabla recoge todas las finalidades para las que se tratan datos personales y quién recibe datos para cada una de ellas.',
  introBasis:
    'La tabla recoge todas las finalidades para las que se tratan datos personales, la base jurídica y quién recibe datos para cada una de ellas.',
  caption: 'Finalidades, bases jurídicas y destinatarios',
  captionWithoutBasis: 'Finalidades y destinatarios',
  purpose: 'Finalidad o situación',
  basis: 'Base jurídica',
  recipients: 'Destinatarios',
  generalOnly: 'Solo destinatarios generales',
};
