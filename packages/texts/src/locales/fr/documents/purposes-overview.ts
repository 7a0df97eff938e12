import type { Translated } from '../../../translated.ts';
import type { purposesOverview as english } from '../../en/documents/purposes-overview.ts';

export const purposesOverview: Translated<typeof english> = {
  heading: 'Synthèse des finalités',
  intro:
    'Le tableau énumère toutes les finalités pour lesquelles des données à caractère personnel sont traitées et les personnes qui reçoivent des données à cette fin.',
  introBasis:
    'Le tableau énumère toutes les finalités pour lesquelles des données à caractère personnel sont traitées, la base juridique et les personnes qui reçoivent des données à cette fin.',
  caption: 'Finalités, bases juridiques et destinataires',
  captionWithoutBasis: 'Finalités et destinataires',
  purpose: 'Finalité ou situation',
  basis: 'Base juridique',
  recipients: 'Destinataires',
  generalOnly: 'Destinataires généraux uniquement',
};
