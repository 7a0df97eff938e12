import type { Translated } from '../../../translated.ts';
import type { records as english } from '../../en/dashboard/records.ts';

export const records: Translated<typeof english> = {
  local: 'La Sua ora (%{zone}): %{time}',
  search: 'Cercare',
  filters: 'Filtri',
  any: 'Tutti',
  from: 'Dal',
  to: 'Al',
  dateHint: '%{pattern}, in UTC',
  invalidDate: 'Formato della data non valido',
  reversed: 'La fine non può precedere l’inizio.',
  clear: 'Azzerare i filtri',

  found: { one: '%{number} risultato trovato', other: '%{number} risultati trovati' },
  moreFound: 'più di %{number} risultati trovati',
  counting: 'Conteggio in corso …',
  none: 'Nessun risultato trovato',

  pages: 'Pagine',
  previous: 'Precedente',
  next: 'Successiva',

  keyboard: { search: 'Cercare', next: 'Registrazione successiva', previous: 'Registrazione precedente' },
};
