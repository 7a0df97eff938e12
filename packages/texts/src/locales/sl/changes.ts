import type { Translated } from '../../translated.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translated<typeof english> = {
  servicesAdded: 'Nove storitve: %{services}.',
  servicesRemoved: 'Storitve, ki se ne uporabljajo več: %{services}.',
  clausesAdded: 'Novi razdelki: %{clauses}.',
  clausesRemoved: 'Odstranjeni razdelki: %{clauses}.',
  clausesChanged: 'Spremenjeni razdelki: %{clauses}.',
  wording: 'Vsebina dokumenta se ni spremenila.',
  first: 'Prva različica.',
  subscribe: 'Naročite se na spremembe (Atom)',
  feed: '%{title}: spremembe',
};
