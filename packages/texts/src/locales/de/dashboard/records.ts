import type { Translated } from '../../../translated.ts';
import type { records as english } from '../../en/dashboard/records.ts';

export const records: Translated<typeof english> = {
  local: 'Ihre Zeit (%{zone}): %{time}',
  search: 'Suchen',
  filters: 'Filter',
  any: 'Alle',
  from: 'Von',
  to: 'Bis',
  dateHint: '%{pattern}, in UTC',
  invalidDate: 'Ungültiges Datumsformat',
  reversed: 'Das Ende darf nicht vor dem Anfang liegen.',
  clear: 'Filter zurücksetzen',

  found: { one: '%{number} Ergebnis gefunden', other: '%{number} Ergebnisse gefunden' },
  moreFound: 'mehr als %{number} Ergebnisse gefunden',
  counting: 'Wird gezählt …',
  none: 'Keine Ergebnisse gefunden',

  pages: 'Seiten',
  previous: 'Zurück',
  next: 'Weiter',

  keyboard: { search: 'Suchen', next: 'Nächster Eintrag', previous: 'Voriger Eintrag' },
};
