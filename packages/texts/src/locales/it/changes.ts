import type { Translated } from '../../translated.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translated<typeof english> = {
  servicesAdded: 'Nuovi servizi: %{services}.',
  servicesRemoved: 'Servizi non più utilizzati: %{services}.',
  clausesAdded: 'Nuove sezioni: %{clauses}.',
  clausesRemoved: 'Sezioni eliminate: %{clauses}.',
  clausesChanged: 'Sezioni modificate: %{clauses}.',
  wording: 'Il contenuto del documento non è cambiato.',
  first: 'Prima versione.',
  subscribe: 'Iscriviti al feed delle modifiche (Atom)',
  feed: '%{title}: modifiche',
};
