import type { Translated } from '../../translated.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translated<typeof english> = {
  servicesAdded: 'Services added: %{services}.',
  servicesRemoved: 'Services no longer used: %{services}.',
  clausesAdded: 'Sections added: %{clauses}.',
  clausesRemoved: 'Sections removed: %{clauses}.',
  clausesChanged: 'Sections changed: %{clauses}.',
  wording: 'The content of the document has not changed.',
  first: 'First version.',
  subscribe: 'Subscribe to changes (Atom)',
  feed: '%{title}: changes',
};
