import type { Translated } from '../../../translated.ts';
import type { purposesOverview as english } from '../../en/documents/purposes-overview.ts';

export const purposesOverview: Translated<typeof english> = {
  heading: 'Käsittelyn tarkoitukset yhdellä silmäyksellä',
  intro:
    'Taulukossa luetellaan kaikki tarkoitukset, joihin henkilötietoja käsitellään, ja kerrotaan, kuka saa niitä varten tietoja.',
  introBasis:
    'Taulukossa luetellaan kaikki tarkoitukset, joihin henkilötietoja käsitellään, niiden oikeusperuste ja se, kuka saa niitä varten tietoja.',
  caption: 'Tarkoitukset, oikeusperusteet ja vastaanottajat',
  captionWithoutBasis: 'Tarkoitukset ja vastaanottajat',
  purpose: 'Tarkoitus tai tilanne',
  basis: 'Oikeusperuste',
  recipients: 'Vastaanottajat',
  generalOnly: 'Vain yleiset vastaanottajat',
};
