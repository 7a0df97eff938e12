import type { Translated } from '../../../translated.ts';
import type { services as english } from '../../en/documents/services.ts';

export const services: Translated<typeof english> = {
  heading: 'Käyttämämme palvelut',
  intro:
    'Tässä jaksossa kerrotaan jokaisesta käyttämästämme palvelusta, kuka sen tarjoaa ja mitä tiedoillesi tapahtuu.',
  provider: 'Palveluntarjoaja',
  role: 'Palveluntarjoajan asema',
  roles: {
    processor:
      'Henkilötietojen käsittelijä: käsittelee tietoja lukuumme ja ohjeidemme mukaisesti (tietosuoja-asetuksen 28 artikla)',
    controller: 'Rekisterinpitäjä: päättää itse tarkoituksista ja keinoista oman tietosuojaselosteensa mukaisesti',
    jointController: 'Yhteisrekisterinpitäjä kanssamme (tietosuoja-asetuksen 26 artikla)',
    processorPlain: 'Henkilötietojen käsittelijä: käsittelee tietoja lukuumme ja ohjeidemme mukaisesti',
    jointControllerPlain: 'Yhteisrekisterinpitäjä kanssamme',
  },
  purpose: 'Tarkoitus',
  purposes: 'Tarkoitukset',
  data: 'Tiedot',
  sensitive: 'Arkaluonteiset tiedot',
  basis: 'Oikeusperuste',
  sensitiveBasis: 'Arkaluonteisten tietojen käsittelyn edellytys',
  interest: 'Oikeutettu etu',
  places: 'Käsittelymaat',
  kept: 'Säilytysaika',
  source: 'Lähde',
  more: 'Lisätietoja',
  privacyPolicy: 'Palvelun %{name} tietosuojaseloste',
  optOut: 'Kieltäytyminen (opt-out): %{name}',
};
