import type { Translated } from '../../../translated.ts';
import type { purposesOverview as english } from '../../en/documents/purposes-overview.ts';

export const purposesOverview: Translated<typeof english> = {
  heading: 'Les finalitats en resum',
  intro:
    'La taula enumera totes les finalitats per a les quals es tracten dades personals i qui rep dades per a cada una.',
  introBasis:
    'La taula enumera totes les finalitats per a les quals es tracten dades personals, la base jurídica i qui rep dades per a cada una.',
  caption: 'Finalitats, bases jurídiques i destinataris',
  captionWithoutBasis: 'Finalitats i destinataris',
  purpose: 'Finalitat o ocasió',
  basis: 'Base jurídica',
  recipients: 'Destinataris',
  generalOnly: 'Només els destinataris generals',
};
