import type { Translated } from '../../translated.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translated<typeof english> = {
  servicesAdded: 'Nove usluge: %{services}.',
  servicesRemoved: 'Više se ne upotrebljavaju: %{services}.',
  clausesAdded: 'Novi odjeljci: %{clauses}.',
  clausesRemoved: 'Izostavljeni odjeljci: %{clauses}.',
  clausesChanged: 'Izmijenjeni odjeljci: %{clauses}.',
  wording: 'Sadržaj dokumenta nije se promijenio.',
  first: 'Prva verzija.',
  subscribe: 'Pretplatite se na izmjene (Atom)',
  feed: '%{title}: izmjene',
};
