import type { Translated } from '../../translated.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translated<typeof english> = {
  servicesAdded: 'Új szolgáltatások: %{services}.',
  servicesRemoved: 'Már nem használt szolgáltatások: %{services}.',
  clausesAdded: 'Új szakaszok: %{clauses}.',
  clausesRemoved: 'Eltávolított szakaszok: %{clauses}.',
  clausesChanged: 'Módosított szakaszok: %{clauses}.',
  wording: 'A dokumentum tartalma nem változott.',
  first: 'Első változat.',
  subscribe: 'Feliratkozás a változásokra (Atom)',
  feed: '%{title}: változások',
};
