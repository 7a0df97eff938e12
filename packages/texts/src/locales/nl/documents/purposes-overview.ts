import type { Translated } from '../../../translated.ts';
import type { purposesOverview as english } from '../../en/documents/purposes-overview.ts';

export const purposesOverview: Translated<typeof english> = {
  heading: 'De doeleinden in één oogopslag',
  intro: 'De tabel vermeldt elk doel waarvoor persoonsgegevens worden verwerkt en wie daarvoor gegevens ontvangt.',
  introBasis:
    'De tabel vermeldt elk doel waarvoor persoonsgegevens worden verwerkt, de rechtsgrond en wie daarvoor gegevens ontvangt.',
  caption: 'Doeleinden, rechtsgronden en ontvangers',
  captionWithoutBasis: 'Doeleinden en ontvangers',
  purpose: 'Doel of aanleiding',
  basis: 'Rechtsgrond',
  recipients: 'Ontvangers',
  generalOnly: 'Alleen algemene ontvangers',
};
