import type { Translated } from '../../translated.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translated<typeof english> = {
  servicesAdded: 'Serveis nous: %{services}.',
  servicesRemoved: 'Serveis que ja no s’utilitzen: %{services}.',
  clausesAdded: 'Seccions noves: %{clauses}.',
  clausesRemoved: 'Seccions suprimides: %{clauses}.',
  clausesChanged: 'Seccions modificades: %{clauses}.',
  wording: 'El contingut del document no ha canviat.',
  first: 'Primera versió.',
  subscribe: 'Subscriu-te als canvis (Atom)',
  feed: '%{title}: canvis',
};
