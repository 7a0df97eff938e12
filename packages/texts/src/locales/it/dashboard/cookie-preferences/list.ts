import type { Translated } from '../../../../translated.ts';
import type { list as english } from '../../../en/dashboard/cookie-preferences/list.ts';

export const list: Translated<typeof english> = {
  table: 'Scelte dei visitatori, le più recenti per prime',
  time: 'Ora (UTC)',
  local: 'La sua ora (%{zone}): %{time}',
  action: 'Scelta',
  allowed: 'Consentito',
  yes: '%{purpose}: consentito',
  no: '%{purpose}: non consentito',
  open: '%{purpose}: non chiesto',
  place: 'Paese e legge',
  law: 'Legge: %{law}',
  shown: 'Banner mostrato',
  id: 'ID preferenza',
  copyId: 'Copia l’ID %{id}',
  copied: 'ID copiato',
  chainOf: 'Tutte le scelte di %{id}',
  openAt: 'UTC, %{action}',
  more: 'Carica altre',
  moreLoaded: {
    one: '%{number} altra scelta caricata',
    many: '%{number} di altre scelte caricate',
    other: '%{number} altre scelte caricate',
  },
  count: { one: '%{number} scelta mostrata', many: '%{number} di scelte mostrate', other: '%{number} scelte mostrate' },
  end: 'Sono tutte quelle di questo periodo.',

  search: 'ID della preferenza sui cookie',
  searchHint: 'I visitatori lo trovano nel secondo livello del banner, come “ID del consenso”. Con o senza trattini.',
  searchButton: 'Cerca',
  searchEmpty: 'Inserire un ID della preferenza sui cookie.',
  searchWrong: 'Un ID della preferenza sui cookie ha 32 caratteri, 0–9 e a–f. Può contenere trattini.',

  range: {
    label: 'Periodo',
    utc: 'Tutti gli orari sono UTC.',
    presets: {
      all: 'Tutto',
      today: 'Oggi',
      'current-hour': 'Ora corrente',
      'current-month': 'Mese corrente',
      'previous-month': 'Mese precedente',
      custom: 'Personalizzato (UTC)',
    },
    from: 'Da',
    to: 'Fino a, escluso',
    hint: '%{pattern} hh:mm:ss.mmm',
    invalid: 'Formato della data non valido',
    reversed: 'La fine deve essere successiva all’inizio.',
    shift: 'Sposta',
    shifts: { both: 'Entrambi', from: 'Inizio', to: 'Fine' },
    amount: 'Di',
    unit: 'Unità',
    units: {
      year: 'anni',
      month: 'mesi',
      day: 'giorni',
      hour: 'ore',
      minute: 'minuti',
      second: 'secondi',
      millisecond: 'millisecondi',
    },
    earlier: 'Sottrai',
    later: 'Aggiungi',
    local: 'Nel suo fuso orario (%{zone}): da %{from} a %{to}',
    now: 'Periodo attuale: da %{from} a %{to} UTC',
  },

  older:
    'Questa pagina mostra gli ultimi due mesi, dal %{date}. Le scelte precedenti sono conservate e arrivano in CSV per e-mail.',
  olderButton: 'Scelte precedenti in CSV',

  chain: {
    title: 'Le scelte di un visitatore',
    back: 'Torna a tutte le scelte',
    count: {
      one: '%{number} scelta con questo ID',
      many: '%{number} di scelte con questo ID',
      other: '%{number} scelte con questo ID',
    },
    text: 'Le più recenti per prime. Ogni scelta resta come è stata fatta; una successiva non la modifica.',
    none: 'Nessun risultato trovato',
    noneText:
      'Nessuna scelta su questo sito ha questo ID. Verificare che sia scritto correttamente; un browser che ha dimenticato i cookie ne ha uno nuovo.',
    csv: 'CSV di questo ID',
  },

  empty: {
    noBanner: 'Nessun banner è ancora pubblicato',
    noBannerText: 'Le scelte arrivano qui appena il banner è pubblicato e il suo codice è sul sito.',
    toBanner: 'Configura il banner',
    none: 'Ancora nessuna scelta',
    noneText: 'Il banner è pubblicato. La prima scelta compare qui pochi secondi dopo che un visitatore l’ha fatta.',
    toEmbed: 'Il codice è sul sito?',
    range: 'Nessun risultato trovato',
    rangeText: 'In questo periodo nessuno ha scelto nulla.',
    showAll: 'Mostra tutto',
  },

  keyboard: {
    search: 'Cerca un ID preferenza',
    next: 'Scelta successiva',
    previous: 'Scelta precedente',
  },
};
