import type { Translated } from '../../translated.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translated<typeof english> = {
  servicesAdded: 'Nové služby: %{services}.',
  servicesRemoved: 'Již nepoužívané služby: %{services}.',
  clausesAdded: 'Nové oddíly: %{clauses}.',
  clausesRemoved: 'Odstraněné oddíly: %{clauses}.',
  clausesChanged: 'Změněné oddíly: %{clauses}.',
  wording: 'Obsah dokumentu se nezměnil.',
  first: 'První verze.',
  subscribe: 'Odebírat změny (Atom)',
  feed: '%{title}: změny',
};
