import type { Translated } from '../../../translated.ts';
import type { changes as english } from '../../en/documents/changes.ts';

export const changes: Translated<typeof english> = {
  heading: 'Alterações a esta política',
  text: 'Quando o tratamento muda, esta política muda também. Cada versão tem a sua data e as versões anteriores podem ser consultadas a partir da página em que esta política está publicada.',
  purpose:
    'Antes de utilizarmos os seus dados para uma finalidade diferente daquela para que foram recolhidos, damos-lhe conhecimento desse facto (artigo 13.º, n.º 3, do RGPD).',
  plain:
    'Antes de utilizarmos os seus dados para uma finalidade substancialmente diferente, damos-lhe conhecimento desse facto.',
};
