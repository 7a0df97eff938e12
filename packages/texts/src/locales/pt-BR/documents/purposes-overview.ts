import type { Translated } from '../../../translated.ts';
import type { purposesOverview as english } from '../../en/documents/purposes-overview.ts';

export const purposesOverview: Translated<typeof english> = {
  heading: 'Visão geral das finalidades',
  intro:
    'A tabela lista todas as finalidades para as quais dados pessoais são tratados e quem recebe dados para cada uma.',
  introBasis:
    'A tabela lista todas as finalidades para as quais dados pessoais são tratados, a base legal e quem recebe dados para cada uma.',
  caption: 'Finalidades, bases legais e destinatários',
  captionWithoutBasis: 'Finalidades e destinatários',
  purpose: 'Finalidade ou situação',
  basis: 'Base legal',
  recipients: 'Destinatários',
  generalOnly: 'Somente destinatários gerais',
};
