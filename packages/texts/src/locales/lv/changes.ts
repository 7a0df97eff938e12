import type { Translated } from '../../translated.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translated<typeof english> = {
  servicesAdded: 'Jauni pakalpojumi: %{services}.',
  servicesRemoved: 'Vairs netiek izmantoti: %{services}.',
  clausesAdded: 'Jaunas sadaļas: %{clauses}.',
  clausesRemoved: 'Izņemtas sadaļas: %{clauses}.',
  clausesChanged: 'Mainītas sadaļas: %{clauses}.',
  wording: 'Dokumenta saturs nav mainījies.',
  first: 'Pirmā versija.',
  subscribe: 'Abonēt izmaiņas (Atom)',
  feed: '%{title}: izmaiņas',
};
