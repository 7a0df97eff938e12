import type { Translated } from '../../../translated.ts';
import type { services as english } from '../../en/documents/services.ts';

export const services: Translated<typeof english> = {
  heading: 'Igénybe vett szolgáltatások',
  intro:
    'Ez a szakasz minden általunk igénybe vett szolgáltatásnál megmondja, ki nyújtja azt, és mi történik az Ön adataival.',
  provider: 'Szolgáltató',
  role: 'A szolgáltató szerepe',
  roles: {
    processor: 'Adatfeldolgozó: az adatokat a nevünkben és utasításaink szerint kezeli (GDPR 28. cikk)',
    controller: 'Adatkezelő: saját adatkezelési tájékoztatója szerint maga határozza meg a célokat és eszközöket',
    jointController: 'Velünk közös adatkezelő (GDPR 26. cikk)',
    processorPlain: 'Adatfeldolgozó: az adatokat a nevünkben és utasításaink szerint kezeli',
    jointControllerPlain: 'Velünk közös adatkezelő',
  },
  purpose: 'Cél',
  purposes: 'Célok',
  data: 'Adatok',
  sensitive: 'Érzékeny adatok',
  basis: 'Jogalap',
  sensitiveBasis: 'Az érzékeny adatok kezelésének feltétele',
  interest: 'Jogos érdek',
  places: 'Az adatkezelés országai',
  kept: 'Megőrzés',
  source: 'Forrás',
  more: 'További információ',
  privacyPolicy: 'Adatkezelési tájékoztató: %{name}',
  optOut: 'Letiltás (opt-out): %{name}',
};
