import type { Translated } from '../../../../translated.ts';
import type { page as english } from '../../../en/dashboard/cookie-preferences/page.ts';

export const page: Translated<typeof english> = {
  title: 'Cookie-Einstellungen',
  description:
    'Was die Besucher von %{site} gewählt haben. Wer sie sind, steht hier nirgends: keine Adresse, kein Browser, kein Name.',
  loading: 'Die Auswahlen werden geladen',
  tabs: {
    label: 'Cookie-Einstellungen',
    choices: 'Auswahlen',
    statistics: 'Statistik',
    downloads: 'Downloads',
    retention: 'Aufbewahrung',
  },
  download: 'CSV herunterladen',
  banner: 'Cookie-Banner',

  card: {
    text: 'Jede Auswahl Ihrer Besucher samt dem, was sie vor sich sahen: als Nachweis und in Zahlen.',
    open: 'Auswahlen ansehen',
    none: 'Noch keine Auswahl',
    choices: { one: '%{number} Auswahl in 30 Tagen', other: '%{number} Auswahlen in 30 Tagen' },
    accepted: '%{share} haben alles akzeptiert',
    last: 'Zuletzt am %{date}, %{time} UTC',
    states: { fine: 'Zeichnet auf', late: 'Verzögert', outage: 'Unterbrochen' },
  },

  state: {
    late: 'Diese Seite hinkt hinterher',
    lateText: 'Auswahlen werden aufgezeichnet, aber einige erscheinen noch nicht. Gezählt bis %{time} UTC.',
    outage: 'Auswahlen können gerade nicht aufgezeichnet werden',
    outageText:
      'Diese Seite wird derzeit nicht aktualisiert. Die Browser behalten jede Auswahl und senden sie erneut, sodass keine verloren geht. Zuletzt aufgezeichnet: %{time} UTC.',
    outageNever:
      'Diese Seite wird derzeit nicht aktualisiert. Die Browser behalten jede Auswahl und senden sie erneut.',
    newer: 'Es sind neue Auswahlen eingegangen',
    show: 'Anzeigen',
  },

  actions: {
    accept: 'Alles akzeptiert',
    reject: 'Alles abgelehnt',
    custom: 'Einzeln gewählt',
    close: 'Ohne Zustimmung geschlossen',
    gpc: 'Per Browser-Signal abgelehnt',
    context: 'Am Platzhalter erlaubt',
    withdraw: 'Einwilligung widerrufen',
  },
  actionNotes: {
    accept: 'Der Besucher hat die Schaltfläche gedrückt, die alle Zwecke akzeptiert.',
    reject: 'Der Besucher hat die Schaltfläche gedrückt, die alles nicht Notwendige ablehnt.',
    custom: 'Der Besucher hat die Schalter gesetzt und gespeichert.',
    close: 'Der Besucher hat das Banner geschlossen. Das gilt als Ablehnung.',
    gpc: 'Der Browser hat Global Privacy Control gesendet, und es wurde ohne Klick beachtet.',
    context: 'Der Besucher hat Inhalte wie ein Video oder eine Karte dort erlaubt, wo sie auf der Seite stehen.',
    withdraw: 'Der Besucher hat alles zurückgenommen, was er erlaubt hatte.',
  },

  regimes: {
    strictest: 'Strengste Regeln',
    eu: 'EU und EWR',
    'ca-qc': 'Québec',
    'us-ca': 'Kalifornien',
    other: 'Übrige Länder',
  },
  unknownCountry: 'Unbekannt',
  version: 'Version %{number}',
  seconds: '%{number} s',
};
