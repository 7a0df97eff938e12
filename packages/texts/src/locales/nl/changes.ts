import type { Translated } from '../../translated.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translated<typeof english> = {
  servicesAdded: 'Nieuwe diensten: %{services}.',
  servicesRemoved: 'Diensten die niet meer worden gebruikt: %{services}.',
  clausesAdded: 'Nieuwe onderdelen: %{clauses}.',
  clausesRemoved: 'Verwijderde onderdelen: %{clauses}.',
  clausesChanged: 'Gewijzigde onderdelen: %{clauses}.',
  wording: 'De inhoud van het document is niet gewijzigd.',
  first: 'Eerste versie.',
  subscribe: 'Abonneren op wijzigingen (Atom)',
  feed: '%{title}: wijzigingen',
};
