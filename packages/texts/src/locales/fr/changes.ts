import type { Translated } from '../../translated.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translated<typeof english> = {
  servicesAdded: 'Nouveaux services : %{services}.',
  servicesRemoved: 'Services qui ne sont plus utilisés : %{services}.',
  clausesAdded: 'Nouvelles sections : %{clauses}.',
  clausesRemoved: 'Sections supprimées : %{clauses}.',
  clausesChanged: 'Sections modifiées : %{clauses}.',
  wording: 'Le contenu du document n’a pas changé.',
  first: 'Première version.',
  subscribe: 'S’abonner aux modifications (Atom)',
  feed: '%{title} : modifications',
};
