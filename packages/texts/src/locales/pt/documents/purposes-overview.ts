import type { Translated } from '../../../translated.ts';
import type { purposesOverview as english } from '../../en/documents/purposes-overview.ts';

export const purposesOverview: Translated<typeof english> = {
  heading: 'As finalidades em resumo',
  intro:
    'O quadro enumera todas as finalidades para as quais são tratados dados pessoais e quem recebe dados para cada uma delas.',
  introBasis:
    'O quadro enumera todas as finalidades para as quais são tratados dados pessoais, o fundamento jurídico e quem recebe dados para cada uma delas.',
  caption: 'Finalidades, fundamentos jurídicos e destinatários',
  captionWithoutBasis: 'Finalidades e destinatários',
  purpose: 'Finalidade ou ocasião',
  basis: 'Fundamento jurídico',
  recipients: 'Destinatários',
  generalOnly: 'Apenas destinatários gerais',
};
