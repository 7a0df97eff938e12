import type { Translated } from '../../translated.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translated<typeof english> = {
  servicesAdded: 'Nya tjänster: %{services}.',
  servicesRemoved: 'Tjänster som inte längre används: %{services}.',
  clausesAdded: 'Nya avsnitt: %{clauses}.',
  clausesRemoved: 'Borttagna avsnitt: %{clauses}.',
  clausesChanged: 'Ändrade avsnitt: %{clauses}.',
  wording: 'Dokumentets innehåll har inte ändrats.',
  first: 'Första versionen.',
  subscribe: 'Prenumerera på ändringar (Atom)',
  feed: '%{title}: ändringar',
};
