import type { Translated } from '../../translated.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translated<typeof english> = {
  servicesAdded: 'Novos serviços: %{services}.',
  servicesRemoved: 'Serviços que já não são utilizados: %{services}.',
  clausesAdded: 'Novas secções: %{clauses}.',
  clausesRemoved: 'Secções eliminadas: %{clauses}.',
  clausesChanged: 'Secções alteradas: %{clauses}.',
  wording: 'O conteúdo do documento não mudou.',
  first: 'Primeira versão.',
  subscribe: 'Subscrever as alterações (Atom)',
  feed: '%{title}: alterações',
};
