import type { Translated } from '../../../translated.ts';
import type { changes as english } from '../../en/documents/changes.ts';

export const changes: Translated<typeof english> = {
  heading: 'Cambios en esta política',
  text: 'Cuando cambia el tratamiento, cambia también esta política. Cada versión lleva su fecha, y las versiones anteriores pueden consultarse desde la página en la que se publica esta política.',
  purpose:
    'Antes de utilizar sus datos para un fin distinto de aquel para el que se recogieron, le informaremos de ello (art. 13, apartado 3, del RGPD).',
  plain: 'Antes de utilizar sus datos para un fin sustancialmente distinto, le informaremos de ello.',
};
