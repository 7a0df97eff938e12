import type { Translated } from '../../../../translated.ts';
import type { list as english } from '../../../en/dashboard/consent-records/list.ts';

export const list: Translated<typeof english> = {
  table: 'Einwilligungen, neueste zuerst',
  time: 'Zeit (UTC)',
  local: 'Ihre Zeit (%{zone}): %{time}',
  person: 'Person',
  kind: 'Art',
  source: 'Quelle',
  verified: 'Verifiziert',
  notices: 'Rechtstexte',
  noNotices: 'Keine',
  moreNotices: 'und %{number} weitere',
  openAt: 'UTC, %{kind}',

  search: 'Suchen',
  searchHint: 'Name, E-Mail, Auswahl oder ID',
  filters: 'Filter',
  any: 'Alle',
  notice: 'Rechtstext',
  from: 'Von',
  to: 'Bis',
  dateHint: '%{pattern}, in UTC',
  invalidDate: 'Ungültiges Datumsformat',
  reversed: 'Das Ende darf nicht vor dem Anfang liegen.',
  clear: 'Filter zurücksetzen',

  found: { one: '%{number} Ergebnis gefunden', other: '%{number} Ergebnisse gefunden' },
  moreFound: 'mehr als %{number} Ergebnisse gefunden',
  counting: 'Wird gezählt …',

  pages: 'Seiten',
  previous: 'Zurück',
  next: 'Weiter',

  empty: {
    none: 'Noch keine Einwilligungen',
    noneText:
      'Erstellen Sie einen Schlüssel und setzen Sie den Code an Ihr Formular, oder senden Sie Einwilligungen von Ihrem Server. Die erste erscheint hier sofort.',
    toKeys: 'Schlüssel und Code',
    filtered: 'Keine Ergebnisse gefunden',
    filteredText: 'Keine Einwilligung passt zu dieser Suche und diesen Filtern.',
  },

  keyboard: { search: 'Suchen', next: 'Nächster Eintrag', previous: 'Voriger Eintrag' },
};
