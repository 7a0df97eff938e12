import type { Translated } from '../../../translated.ts';
import type { changes as english } from '../../en/documents/changes.ts';

export const changes: Translated<typeof english> = {
  heading: 'Modifications de la présente politique',
  text: 'Lorsque le traitement évolue, la présente politique évolue également. Chaque version porte sa date, et les versions antérieures peuvent être consultées depuis la page où la politique est publiée.',
  purpose:
    'Avant d’utiliser vos données pour une finalité autre que celle pour laquelle elles ont été collectées, nous vous en informons (art. 13, paragraphe 3, du RGPD).',
  plain: 'Avant d’utiliser vos données pour une finalité sensiblement différente, nous vous en informons.',
};
