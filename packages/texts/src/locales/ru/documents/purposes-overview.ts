import type { Translated } from '../../../translated.ts';
import type { purposesOverview as english } from '../../en/documents/purposes-overview.ts';

export const purposesOverview: Translated<typeof english> = {
  heading: 'Обзор целей',
  intro:
    'В таблице указана каждая цель, для которой обрабатываются персональные данные, и кто получает для нее данные.',
  introBasis:
    'В таблице указана каждая цель, для которой обрабатываются персональные данные, правовое основание и кто получает для нее данные.',
  caption: 'Цели, правовые основания и получатели',
  captionWithoutBasis: 'Цели и получатели',
  purpose: 'Цель или повод',
  basis: 'Правовое основание',
  recipients: 'Получатели',
  generalOnly: 'Только общие получатели',
};
