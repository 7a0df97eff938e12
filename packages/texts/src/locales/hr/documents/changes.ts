import type { Translated } from '../../../translated.ts';
import type { changes as english } from '../../en/documents/changes.ts';

export const changes: Translated<typeof english> = {
  heading: 'Izmjene ove politike privatnosti',
  text: 'Kad se promijeni obrada, mijenja se i ova politika privatnosti. Svaka verzija nosi svoj datum, a ranije verzije dostupne su na stranici na kojoj je politika privatnosti objavljena.',
  purpose:
    'Prije nego što vaše podatke upotrijebimo u svrhu različitu od one u koju su prikupljeni, o tome vas obavješćujemo (čl. 13. st. 3. GDPR-a).',
  plain: 'Prije nego što vaše podatke upotrijebimo u bitno drukčiju svrhu, o tome vas obavješćujemo.',
};
