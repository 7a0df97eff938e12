import type { Translated } from '../../translated.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translated<typeof english> = {
  servicesAdded: 'Νέες υπηρεσίες: %{services}.',
  servicesRemoved: 'Υπηρεσίες που δεν χρησιμοποιούνται πλέον: %{services}.',
  clausesAdded: 'Νέες ενότητες: %{clauses}.',
  clausesRemoved: 'Ενότητες που αφαιρέθηκαν: %{clauses}.',
  clausesChanged: 'Ενότητες που τροποποιήθηκαν: %{clauses}.',
  wording: 'Το περιεχόμενο του εγγράφου δεν άλλαξε.',
  first: 'Πρώτη έκδοση.',
  subscribe: 'Εγγραφή στη ροή αλλαγών (Atom)',
  feed: '%{title}: αλλαγές',
};
