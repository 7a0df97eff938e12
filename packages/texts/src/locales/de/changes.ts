import type { Translated } from '../../translated.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translated<typeof english> = {
  servicesAdded: 'Neue Dienste: %{services}.',
  servicesRemoved: 'Nicht mehr eingesetzte Dienste: %{services}.',
  clausesAdded: 'Neue Abschnitte: %{clauses}.',
  clausesRemoved: 'Entfernte Abschnitte: %{clauses}.',
  clausesChanged: 'Geänderte Abschnitte: %{clauses}.',
  wording: 'Der Inhalt des Dokuments hat sich nicht geändert.',
  first: 'Erste Fassung.',
  subscribe: 'Änderungen abonnieren (Atom)',
  feed: '%{title}: Änderungen',
};
