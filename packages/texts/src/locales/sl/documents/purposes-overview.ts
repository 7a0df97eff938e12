import type { Translated } from '../../../translated.ts';
import type { purposesOverview as english } from '../../en/documents/purposes-overview.ts';

export const purposesOverview: Translated<typeof english> = {
  heading: 'Pregled namenov',
  intro: 'Preglednica navaja vsak namen, za katerega se obdelujejo osebni podatki, in kdo zanj prejme podatke.',
  introBasis:
    'Preglednica navaja vsak namen, za katerega se obdelujejo osebni podatki, pravno podlago in kdo zanj prejme podatke.',
  caption: 'Nameni, pravne podlage in uporabniki podatkov',
  captionWithoutBasis: 'Nameni in uporabniki podatkov',
  purpose: 'Namen ali primer',
  basis: 'Pravna podlaga',
  recipients: 'Uporabniki podatkov',
  generalOnly: 'Samo splošni uporabniki podatkov',
};
