import type { Translated } from '../../../translated.ts';
import type { changes as english } from '../../en/documents/changes.ts';

export const changes: Translated<typeof english> = {
  heading: 'Alterações desta política',
  text: 'Quando o tratamento muda, esta política também muda. Cada versão traz a sua data, e as versões anteriores podem ser consultadas na página em que esta política está publicada.',
  purpose:
    'Antes de usar os seus dados para uma finalidade diferente daquela para a qual foram coletados, informamos você a respeito (art. 13, nº 3, do GDPR).',
  plain: 'Antes de usar os seus dados para uma finalidade substancialmente diferente, informamos você a respeito.',
};
