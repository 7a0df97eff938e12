import type { Translated } from '../../translated.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translated<typeof english> = {
  servicesAdded: 'Servicii noi: %{services}.',
  servicesRemoved: 'Servicii care nu mai sunt utilizate: %{services}.',
  clausesAdded: 'Secțiuni noi: %{clauses}.',
  clausesRemoved: 'Secțiuni eliminate: %{clauses}.',
  clausesChanged: 'Secțiuni modificate: %{clauses}.',
  wording: 'Conținutul documentului nu s-a schimbat.',
  first: 'Prima versiune.',
  subscribe: 'Abonați-vă la modificări (Atom)',
  feed: '%{title}: modificări',
};
