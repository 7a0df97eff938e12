import type { Translated } from '../../../../translated.ts';
import type { list as english } from '../../../en/dashboard/cookie-preferences/list.ts';

export const list: Translated<typeof english> = {
  table: 'Auswahlen von Besuchern, neueste zuerst',
  time: 'Zeit (UTC)',
  local: 'Ihre Zeit (%{zone}): %{time}',
  action: 'Auswahl',
  allowed: 'Erlaubt',
  yes: '%{purpose}: erlaubt',
  no: '%{purpose}: nicht erlaubt',
  open: '%{purpose}: nicht gefragt',
  place: 'Land und Recht',
  law: 'Recht: %{law}',
  shown: 'Gezeigtes Banner',
  id: 'Einstellungs-ID',
  copyId: 'Die ID %{id} kopieren',
  copied: 'ID kopiert',
  chainOf: 'Jede Auswahl unter %{id}',
  openAt: 'UTC, %{action}',
  more: 'Mehr laden',
  moreLoaded: { one: '%{number} weitere Auswahl geladen', other: '%{number} weitere Auswahlen geladen' },
  count: { one: '%{number} Auswahl angezeigt', other: '%{number} Auswahlen angezeigt' },
  end: 'Das sind alle in diesem Zeitraum.',

  search: 'ID der Cookie-Einstellung',
  searchHint:
    'Besucher finden sie in der zweiten Ebene des Banners, als „Einwilligungs-ID“. Mit oder ohne Bindestriche.',
  searchButton: 'Suchen',
  searchEmpty: 'Bitte geben Sie die ID einer Cookie-Einstellung ein.',
  searchWrong: 'Die ID einer Cookie-Einstellung hat 32 Zeichen, 0–9 und a–f. Bindestriche dürfen darin stehen.',

  range: {
    label: 'Zeitraum',
    utc: 'Alle Zeiten sind UTC.',
    presets: {
      all: 'Alle',
      today: 'Heute',
      'current-hour': 'Diese Stunde',
      'current-month': 'Dieser Monat',
      'previous-month': 'Voriger Monat',
      custom: 'Eigener (UTC)',
    },
    from: 'Von',
    to: 'Bis, ausschließlich',
    hint: '%{pattern} hh:mm:ss.mmm',
    invalid: 'Ungültiges Datumsformat',
    reversed: 'Das Ende muss nach dem Anfang liegen.',
    shift: 'Verschieben',
    shifts: { both: 'Beide Enden', from: 'Anfang', to: 'Ende' },
    amount: 'Um',
    unit: 'Einheit',
    units: {
      year: 'Jahre',
      month: 'Monate',
      day: 'Tage',
      hour: 'Stunden',
      minute: 'Minuten',
      second: 'Sekunden',
      millisecond: 'Millisekunden',
    },
    earlier: 'Abziehen',
    later: 'Hinzufügen',
    local: 'In Ihrer Zeitzone (%{zone}): %{from} bis %{to}',
    now: 'Zeitraum jetzt: %{from} bis %{to} UTC',
  },

  older:
    'Diese Seite zeigt die letzten zwei Monate, ab dem %{date}. Ältere Auswahlen werden aufbewahrt und kommen als CSV per E-Mail.',
  olderButton: 'Ältere Auswahlen als CSV',

  chain: {
    title: 'Auswahlen eines Besuchers',
    back: 'Zurück zu allen Auswahlen',
    count: { one: '%{number} Auswahl unter dieser ID', other: '%{number} Auswahlen unter dieser ID' },
    text: 'Neueste zuerst. Jede bleibt, wie sie getroffen wurde; eine spätere ändert sie nicht.',
    none: 'Keine Ergebnisse gefunden',
    noneText:
      'Keine Auswahl auf dieser Website hat diese ID. Prüfen Sie die Eingabe; ein Browser, der seine Cookies vergessen hat, hat eine neue.',
    csv: 'CSV zu dieser ID',
  },

  empty: {
    noBanner: 'Noch kein Banner veröffentlicht',
    noBannerText: 'Auswahlen treffen hier ein, sobald das Banner veröffentlicht und sein Code auf Ihrer Website ist.',
    toBanner: 'Banner einrichten',
    none: 'Noch keine Auswahl',
    noneText:
      'Das Banner ist veröffentlicht. Die erste Auswahl erscheint hier Sekunden, nachdem ein Besucher sie getroffen hat.',
    toEmbed: 'Ist der Code auf Ihrer Website?',
    range: 'Keine Ergebnisse gefunden',
    rangeText: 'In diesem Zeitraum hat niemand etwas gewählt.',
    showAll: 'Alle anzeigen',
  },

  keyboard: {
    search: 'Nach der ID einer Einstellung suchen',
    next: 'Nächste Auswahl',
    previous: 'Vorige Auswahl',
  },
};
