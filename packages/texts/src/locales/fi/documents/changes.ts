import type { Translated } from '../../../translated.ts';
import type { changes as english } from '../../en/documents/changes.ts';

export const changes: Translated<typeof english> = {
  heading: 'Tämän tietosuojaselosteen muutokset',
  text: 'Kun käsittely muuttuu, myös tämä tietosuojaseloste muuttuu. Jokaisessa versiossa on päiväys, ja aiemmat versiot voi avata sivulta, jolla tämä tietosuojaseloste on julkaistu.',
  purpose:
    'Ennen kuin käytämme tietojasi muuhun tarkoitukseen kuin siihen, jota varten ne on kerätty, kerromme siitä sinulle (tietosuoja-asetuksen 13 artiklan 3 kohta).',
  plain: 'Ennen kuin käytämme tietojasi olennaisesti muuhun tarkoitukseen, kerromme siitä sinulle.',
};
