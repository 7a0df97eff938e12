import type { Translated } from '../../../translated.ts';
import type { changes as english } from '../../en/documents/changes.ts';

export const changes: Translated<typeof english> = {
  heading: 'A tájékoztató módosítása',
  text: 'Ha az adatkezelés változik, a jelen tájékoztató is változik. Minden változat viseli a keltét, a korábbi változatok pedig megnyithatók azon az oldalon, amelyen a jelen tájékoztató közzé van téve.',
  purpose:
    'Mielőtt adatait a gyűjtésük céljától eltérő célra használnánk, tájékoztatjuk erről (GDPR 13. cikk (3) bekezdés).',
  plain: 'Mielőtt adatait lényegesen eltérő célra használnánk, tájékoztatjuk erről.',
};
