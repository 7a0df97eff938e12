import type { Translated } from '../../translated.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translated<typeof english> = {
  servicesAdded: 'Nye tjenester: %{services}.',
  servicesRemoved: 'Tjenester som ikke lenger brukes: %{services}.',
  clausesAdded: 'Nye avsnitt: %{clauses}.',
  clausesRemoved: 'Fjernede avsnitt: %{clauses}.',
  clausesChanged: 'Endrede avsnitt: %{clauses}.',
  wording: 'Innholdet i dokumentet er ikke endret.',
  first: 'Første versjon.',
  subscribe: 'Abonner på endringer (Atom)',
  feed: '%{title}: endringer',
};
