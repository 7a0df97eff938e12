import type { Translated } from '../../../translated.ts';
import type { changes as english } from '../../en/documents/changes.ts';

export const changes: Translated<typeof english> = {
  heading: 'Šīs politikas izmaiņas',
  text: 'Ja mainās apstrāde, mainās arī šī politika. Katrā redakcijā ir norādīts tās datums, un iepriekšējās redakcijas var atvērt lapā, kurā šī politika ir publicēta.',
  purpose:
    'Pirms izmantojam Jūsu datus citam nolūkam, nevis tam, kuram tie tika vākti, mēs Jūs par to informējam (VDAR 13. panta 3. punkts).',
  plain: 'Pirms izmantojam Jūsu datus būtiski citam nolūkam, mēs Jūs par to informējam.',
};
