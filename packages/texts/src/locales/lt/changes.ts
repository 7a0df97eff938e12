import type { Translated } from '../../translated.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translated<typeof english> = {
  servicesAdded: 'Naujos paslaugos: %{services}.',
  servicesRemoved: 'Nebenaudojamos paslaugos: %{services}.',
  clausesAdded: 'Nauji skyriai: %{clauses}.',
  clausesRemoved: 'Pašalinti skyriai: %{clauses}.',
  clausesChanged: 'Pakeisti skyriai: %{clauses}.',
  wording: 'Dokumento turinys nepasikeitė.',
  first: 'Pirmoji versija.',
  subscribe: 'Prenumeruoti pakeitimus (Atom)',
  feed: '%{title}: pakeitimai',
};
