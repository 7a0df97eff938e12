import type { Translated } from '../../../translated.ts';
import type { purposesOverview as english } from '../../en/documents/purposes-overview.ts';

export const purposesOverview: Translated<typeof english> = {
  heading: 'Scopurile pe scurt',
  intro:
    'Tabelul enumeră toate scopurile în care sunt prelucrate date cu caracter personal și cine primește date în fiecare scop.',
  introBasis:
    'Tabelul enumeră toate scopurile în care sunt prelucrate date cu caracter personal, temeiul juridic și cine primește date în fiecare scop.',
  caption: 'Scopuri, temeiuri juridice și destinatari',
  captionWithoutBasis: 'Scopuri și destinatari',
  purpose: 'Scop sau situație',
  basis: 'Temei juridic',
  recipients: 'Destinatari',
  generalOnly: 'Numai destinatarii generali',
};
