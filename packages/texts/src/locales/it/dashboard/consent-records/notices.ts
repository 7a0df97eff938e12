import type { Translated } from '../../../../translated.ts';
import type { notices as english } from '../../../en/dashboard/consent-records/notices.ts';

export const notices: Translated<typeof english> = {
  table: 'Testi legali, dal più recente',
  identifier: 'Identificativo',
  version: 'Versione',
  languages: 'Lingue',
  origin: 'Origine',
  document: 'Documento pubblicato',
  own: 'Scritto qui',
  created: 'Creato (UTC)',
  open: 'Mostrare %{identifier}, versione %{version}',
  note: 'I documenti che pubblica arrivano qui da soli, ogni versione parola per parola. Gli altri testi, come la frase accanto a una casella, li aggiunge Lei.',
  add: 'Aggiungere una versione',
  none: 'Ancora nessun testo legale',
  noneText: 'Arrivano quando pubblica un documento. Gli altri testi a cui si acconsente può aggiungerli qui.',

  title: '%{identifier}, versione %{version}',
  hash: 'SHA-256',
  consents: 'Mostrare i consensi',
  toDocument: 'Aprire il documento',
  never: 'Ciò che una versione dice non cambia mai. Un testo nuovo è una versione nuova.',

  addTitle: 'Aggiungere una versione di un testo legale',
  identifierHint:
    'Il nome con cui moduli e server lo indicano, per esempio newsletter. Lo stesso di prima per un testo nuovo.',
  versionHint: 'Un numero o una data, per esempio 2.',
  text: 'Testo in %{language}',
  textHint: 'Esattamente come si vede.',
  language: 'Aggiungere una lingua',
  remove: 'Togliere %{language}',
  check: 'Una volta aggiunta, nulla in essa si può modificare.',
  save: 'Aggiungere',
  added: 'La versione è aggiunta',
};
