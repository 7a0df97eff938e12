import type { Translated } from '../../translated.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translated<typeof english> = {
  servicesAdded: 'Nye tjenester: %{services}.',
  servicesRemoved: 'Tjenester, der ikke længere bruges: %{services}.',
  clausesAdded: 'Nye afsnit: %{clauses}.',
  clausesRemoved: 'Fjernede afsnit: %{clauses}.',
  clausesChanged: 'Ændrede afsnit: %{clauses}.',
  wording: 'Dokumentets indhold er ikke ændret.',
  first: 'Første version.',
  subscribe: 'Abonner på ændringer (Atom)',
  feed: '%{title}: ændringer',
};
