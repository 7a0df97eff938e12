import type { Translated } from '../../../../translated.ts';
import type { exports as english } from '../../../en/dashboard/cookie-preferences/exports.ts';

export const exports: Translated<typeof english> = {
  title: 'Baixar as escolhas em CSV',
  text: 'Todas as escolhas mantidas, inclusive as mais antigas. O arquivo é preparado em segundo plano.',
  older: 'Mais antigas que as exibidas aqui',
  onlyId: 'Só este ID: %{id}',
  noneText: 'Um CSV contém cada escolha com tudo o que pertence a ela, como prova ou para a sua própria análise.',
  all: 'Todas as escolhas',
  ofId: 'ID %{id}',
};
