import type { Translated } from '../../translated.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translated<typeof english> = {
  servicesAdded: 'Nowe usługi: %{services}.',
  servicesRemoved: 'Usługi, z których już się nie korzysta: %{services}.',
  clausesAdded: 'Nowe sekcje: %{clauses}.',
  clausesRemoved: 'Usunięte sekcje: %{clauses}.',
  clausesChanged: 'Zmienione sekcje: %{clauses}.',
  wording: 'Treść dokumentu nie uległa zmianie.',
  first: 'Pierwsza wersja.',
  subscribe: 'Subskrybuj zmiany (Atom)',
  feed: '%{title}: zmiany',
};
