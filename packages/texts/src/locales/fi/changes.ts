import type { Translated } from '../../translated.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translated<typeof english> = {
  servicesAdded: 'Uudet palvelut: %{services}.',
  servicesRemoved: 'Palvelut, joita ei enää käytetä: %{services}.',
  clausesAdded: 'Uudet jaksot: %{clauses}.',
  clausesRemoved: 'Poistetut jaksot: %{clauses}.',
  clausesChanged: 'Muutetut jaksot: %{clauses}.',
  wording: 'Asiakirjan sisältö ei ole muuttunut.',
  first: 'Ensimmäinen versio.',
  subscribe: 'Tilaa muutokset (Atom)',
  feed: '%{title}: muutokset',
};
