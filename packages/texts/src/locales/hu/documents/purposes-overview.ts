import type { Translated } from '../../../translated.ts';
import type { purposesOverview as english } from '../../en/documents/purposes-overview.ts';

export const purposesOverview: Translated<typeof english> = {
  heading: 'Az adatkezelési célok áttekintése',
  intro:
    'A táblázat felsorolja az összes célt, amelyre személyes adatokat kezelnek, és azt, hogy ehhez ki kap adatokat.',
  introBasis:
    'A táblázat felsorolja az összes célt, amelyre személyes adatokat kezelnek, a jogalapot, és azt, hogy ehhez ki kap adatokat.',
  caption: 'Célok, jogalapok és címzettek',
  captionWithoutBasis: 'Célok és címzettek',
  purpose: 'Cél vagy alkalom',
  basis: 'Jogalap',
  recipients: 'Címzettek',
  generalOnly: 'Csak általános címzettek',
};
