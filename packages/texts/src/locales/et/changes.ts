import type { Translated } from '../../translated.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translated<typeof english> = {
  servicesAdded: 'Uued teenused: %{services}.',
  servicesRemoved: 'Enam ei kasutata: %{services}.',
  clausesAdded: 'Uued jaotised: %{clauses}.',
  clausesRemoved: 'Välja jäetud jaotised: %{clauses}.',
  clausesChanged: 'Muudetud jaotised: %{clauses}.',
  wording: 'Dokumendi sisu ei ole muutunud.',
  first: 'Esimene versioon.',
  subscribe: 'Telli muudatused (Atom)',
  feed: '%{title}: muudatused',
};
