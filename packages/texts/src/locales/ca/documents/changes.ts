import type { Translated } from '../../../translated.ts';
import type { changes as english } from '../../en/documents/changes.ts';

export const changes: Translated<typeof english> = {
  heading: 'Canvis en aquesta política',
  text: 'Quan canvia el tractament, canvia també aquesta política. Cada versió porta la seva data, i les versions anteriors es poden obrir des de la pàgina on es publica aquesta política.',
  purpose:
    'Abans d’utilitzar les vostres dades per a una finalitat diferent d’aquella per a la qual es van recollir, us n’informem (article 13.3 de l’RGPD).',
  plain: 'Abans d’utilitzar les vostres dades per a una finalitat substancialment diferent, us n’informem.',
};
