import type { Translated } from '../../../translated.ts';
import type { purposesOverview as english } from '../../en/documents/purposes-overview.ts';

export const purposesOverview: Translated<typeof english> = {
  heading: 'Преглед на целите',
  intro: 'Таблицата посочва всяка цел, за която се обработват лични данни, и кой получава данни за нея.',
  introBasis:
    'Таблицата посочва всяка цел, за която се обработват лични данни, правното основание и кой получава данни за нея.',
  caption: 'Цели, правни основания и получатели',
  captionWithoutBasis: 'Цели и получатели',
  purpose: 'Цел или повод',
  basis: 'Правно основание',
  recipients: 'Получатели',
  generalOnly: 'Само общи получатели',
};
