import type { Translated } from '../../../../translated.ts';
import type { list as english } from '../../../en/dashboard/consent-records/list.ts';

export const list: Translated<typeof english> = {
  table: 'Consensi, dal più recente',
  time: 'Ora (UTC)',
  local: 'La Sua ora (%{zone}): %{time}',
  person: 'Persona',
  kind: 'Tipo',
  source: 'Fonte',
  verified: 'Verificato',
  notices: 'Testi legali',
  noNotices: 'Nessuno',
  moreNotices: 'e altri %{number}',
  openAt: 'UTC, %{kind}',

  search: 'Cercare',
  searchHint: 'Nome, e-mail, preferenza o ID',
  filters: 'Filtri',
  any: 'Tutti',
  notice: 'Testo legale',
  from: 'Dal',
  to: 'Al',
  dateHint: '%{pattern}, in UTC',
  invalidDate: 'Formato della data non valido',
  reversed: 'La fine non può precedere l’inizio.',
  clear: 'Azzerare i filtri',

  found: { one: '%{number} risultato trovato', other: '%{number} risultati trovati' },
  moreFound: 'più di %{number} risultati trovati',
  counting: 'Conteggio in corso …',

  pages: 'Pagine',
  previous: 'Precedente',
  next: 'Successiva',

  empty: {
    none: 'Ancora nessun consenso',
    noneText:
      'Crei una chiave e metta il codice nel Suo modulo, oppure invii i consensi dal Suo server. Il primo appare qui subito.',
    toKeys: 'Chiavi e codice',
    filtered: 'Nessun risultato trovato',
    filteredText: 'Nessun consenso corrisponde a questa ricerca e a questi filtri.',
  },

  keyboard: { search: 'Cercare', next: 'Registrazione successiva', previous: 'Registrazione precedente' },
};
