import type { Translated } from '../../translated.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translated<typeof english> = {
  servicesAdded: 'Нови услуги: %{services}.',
  servicesRemoved: 'Услуги, които вече не се използват: %{services}.',
  clausesAdded: 'Нови раздели: %{clauses}.',
  clausesRemoved: 'Премахнати раздели: %{clauses}.',
  clausesChanged: 'Променени раздели: %{clauses}.',
  wording: 'Съдържанието на документа не се е променило.',
  first: 'Първа версия.',
  subscribe: 'Абонирайте се за промените (Atom)',
  feed: '%{title}: промени',
};
