import type { Translated } from '../../translated.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translated<typeof english> = {
  servicesAdded: 'Nové služby: %{services}.',
  servicesRemoved: 'Služby, ktoré sa už nepoužívajú: %{services}.',
  clausesAdded: 'Nové oddiely: %{clauses}.',
  clausesRemoved: 'Odstránené oddiely: %{clauses}.',
  clausesChanged: 'Zmenené oddiely: %{clauses}.',
  wording: 'Obsah dokumentu sa nezmenil.',
  first: 'Prvá verzia.',
  subscribe: 'Odoberať zmeny (Atom)',
  feed: '%{title}: zmeny',
};
