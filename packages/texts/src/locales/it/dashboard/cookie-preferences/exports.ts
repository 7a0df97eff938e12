import type { Translated } from '../../../../translated.ts';
import type { exports as english } from '../../../en/dashboard/cookie-preferences/exports.ts';

export const exports: Translated<typeof english> = {
  title: 'Scarica le scelte in CSV',
  text: 'Tutte le scelte conservate, anche le meno recenti. Il file viene preparato in background.',
  older: 'Meno recenti di quelle mostrate qui',
  onlyId: 'Solo questo ID: %{id}',
  noneText: 'Un CSV contiene ogni scelta con tutto ciò che le appartiene, come prova o per analisi proprie.',
  all: 'Tutte le scelte',
  ofId: 'ID %{id}',
};
