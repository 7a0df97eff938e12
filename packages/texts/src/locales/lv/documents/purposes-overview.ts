import type { Translated } from '../../../translated.ts';
import type { purposesOverview as english } from '../../en/documents/purposes-overview.ts';

export const purposesOverview: Translated<typeof english> = {
  heading: 'Nolūku pārskats',
  intro: 'Tabulā ir norādīts katrs nolūks, kādam tiek apstrādāti personas dati, un tas, kas šim nolūkam saņem datus.',
  introBasis:
    'Tabulā ir norādīts katrs nolūks, kādam tiek apstrādāti personas dati, juridiskais pamats un tas, kas šim nolūkam saņem datus.',
  caption: 'Nolūki, juridiskie pamati un saņēmēji',
  captionWithoutBasis: 'Nolūki un saņēmēji',
  purpose: 'Nolūks vai gadījums',
  basis: 'Juridiskais pamats',
  recipients: 'Saņēmēji',
  generalOnly: 'Tikai vispārīgie saņēmēji',
};
