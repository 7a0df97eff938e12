import type { Translated } from '../../../translated.ts';
import type { purposesOverview as english } from '../../en/documents/purposes-overview.ts';

export const purposesOverview: Translated<typeof english> = {
  heading: 'Cele w skrócie',
  intro:
    'Tabela wymienia każdy cel, w którym przetwarzane są dane osobowe, oraz wskazuje, kto otrzymuje w tym celu dane.',
  introBasis:
    'Tabela wymienia każdy cel, w którym przetwarzane są dane osobowe, podstawę prawną oraz wskazuje, kto otrzymuje w tym celu dane.',
  caption: 'Cele, podstawy prawne i odbiorcy',
  captionWithoutBasis: 'Cele i odbiorcy',
  purpose: 'Cel lub sytuacja',
  basis: 'Podstawa prawna',
  recipients: 'Odbiorcy',
  generalOnly: 'Tylko ogólni odbiorcy',
};
