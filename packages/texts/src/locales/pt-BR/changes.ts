import type { Translated } from '../../translated.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translated<typeof english> = {
  servicesAdded: 'Novos serviços: %{services}.',
  servicesRemoved: 'Serviços que não são mais utilizados: %{services}.',
  clausesAdded: 'Novas seções: %{clauses}.',
  clausesRemoved: 'Seções removidas: %{clauses}.',
  clausesChanged: 'Seções alteradas: %{clauses}.',
  wording: 'O conteúdo do documento não mudou.',
  first: 'Primeira versão.',
  subscribe: 'Assinar as alterações (Atom)',
  feed: '%{title}: alterações',
};
