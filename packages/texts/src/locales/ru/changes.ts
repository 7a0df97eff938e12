import type { Translated } from '../../translated.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translated<typeof english> = {
  servicesAdded: 'Новые сервисы: %{services}.',
  servicesRemoved: 'Сервисы, которые больше не используются: %{services}.',
  clausesAdded: 'Новые разделы: %{clauses}.',
  clausesRemoved: 'Удаленные разделы: %{clauses}.',
  clausesChanged: 'Измененные разделы: %{clauses}.',
  wording: 'Содержание документа не изменилось.',
  first: 'Первая редакция.',
  subscribe: 'Подписаться на изменения (Atom)',
  feed: '%{title}: изменения',
};
