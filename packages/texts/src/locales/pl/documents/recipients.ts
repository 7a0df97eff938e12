import type { Translated } from '../../../translated.ts';
import type { recipients as english } from '../../en/documents/recipients.ts';

export const recipients: Translated<typeof english> = {
  heading: 'Kto otrzymuje Państwa dane',
  intro:
    'Tabela wymienia każde przedsiębiorstwo, które otrzymuje dane osobowe za pośrednictwem używanych przez nas usług.',
  caption: 'Odbiorcy',
  recipient: 'Odbiorca',
  country: 'Kraj',
  services: 'Usługa',
  general: 'Ogólni odbiorcy',
  generalTechnical:
    'Dane osobowe otrzymują dostawcy systemów, w których utrzymywane są serwis %{site}, nasza poczta elektroniczna i nasze pliki, o ile nie prowadzimy tych systemów sami.',
  generalLaw:
    'Otrzymują je również sądy, organy publiczne oraz doradcy prawni i podatkowi, jeżeli przepisy prawa zobowiązują nas do ujawnienia im danych lub jest to niezbędne do ustalenia, dochodzenia lub obrony roszczeń.',
};
