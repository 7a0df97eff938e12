import type { Translated } from '../../../../translated.ts';
import type { scan as english } from '../../../en/dashboard/detection/scan.ts';

export const scan: Translated<typeof english> = {
  title: 'Scan von %{site}',
  action: 'Website scannen',
  again: 'Erneut scannen',
  retry: 'Erneut versuchen',
  loading: 'Der Scan wird geladen',

  empty: {
    title: 'Was lädt %{site} wirklich?',
    text: 'Wir öffnen Ihre Seiten wie ein Besucher und listen auf, welche Dienste sie laden, welche Cookies sie setzen und was trotz Ablehnung noch geschieht.',
    steps: [
      'Besucht Ihre Seiten dreimal: ohne Auswahl, nach dem Ablehnen und nach dem Akzeptieren aller Dienste.',
      'Vergleicht das Gefundene mit Ihren Dokumenten. Was fehlt, fügen Sie in einem Schritt hinzu.',
      'Dauert ein bis drei Minuten. Was dabei gesehen wird, bleibt auf diesem Server und wird nirgendwohin gesendet.',
    ],
    address: 'Adresse, an der begonnen wird',
    addressHint: 'Von dort folgen wir den Links der Website.',
  },

  engines: { browser: 'im Browser', fetch: 'nur HTML' },
  fetchTitle: 'Dieser Server hat keinen Browser zum Nachsehen',
  fetchText:
    'Gelesen werden nur der HTML-Code Ihrer Seiten und deren Skripte. Nachgeladene Skripte, Cookies und das, was nach einer Auswahl geschieht, bleiben unsichtbar.',
  fetchHow:
    'Um alles zu sehen, installiert der Betreiber des Servers Chromium oder gibt den Pfad dazu in CHROMIUM_PATH an.',

  running: {
    waiting: 'Wartet, bis er an der Reihe ist',
    starting: 'Die Website wird geöffnet',
    phases: {
      before: 'Die Seiten werden ohne jede Auswahl angesehen',
      rejected: 'Alles wird abgelehnt, dann wird erneut nachgesehen',
      accepted: 'Alles wird akzeptiert, dann wird erneut nachgesehen',
    },
    page: 'Gerade geöffnet',
    bar: 'Fortschritt des Scans',
    pages: '%{finished} von etwa %{expected} Besuchen',
    requests: { one: 'Eine Anfrage gesehen', other: '%{number} Anfragen gesehen' },
    stop: 'Anhalten',
    stopping: 'Wird angehalten',
    leave: 'Sie können diese Seite verlassen. Der Scan läuft weiter, das Ergebnis finden Sie später hier.',
    done: 'Der Scan ist fertig.',
  },

  failed: {
    title: 'Dieser Scan hat nicht geklappt',
    at: 'Versucht unter %{url}',
  },

  summary: {
    label: 'Das Ergebnis in Kürze',
    test: 'Ablehnungstest',
    services: { one: 'Dienst gefunden', other: 'Dienste gefunden' },
    missing: { one: 'nicht in Ihren Dokumenten', other: 'nicht in Ihren Dokumenten' },
    unknown: { one: 'unbekannter Dritter', other: 'unbekannte Dritte' },
    pages: { one: 'Seite angesehen', other: 'Seiten angesehen' },
    when: '%{date}, %{engine}, %{duration}',
    seconds: { one: 'eine Sekunde', other: '%{number} Sekunden' },
    minutes: { one: 'eine Minute', other: '%{number} Minuten' },
  },
  endings: {
    time: 'Die Zeit für den Scan ist abgelaufen. Was bis dahin zu sehen war, ist aufgeführt.',
    bytes: 'Die Website hat mehr gesendet, als ein Scan liest. Was bis dahin zu sehen war, ist aufgeführt.',
    requests:
      'Die Website hat mehr Anfragen gestellt, als ein Scan verfolgt. Was bis dahin zu sehen war, ist aufgeführt.',
    refused: 'Ein Teil der Website führt zu Adressen, die ein Scan nicht öffnet. Alles Übrige ist aufgeführt.',
    unreachable: 'Die Website hat nicht mehr geantwortet. Was bis dahin zu sehen war, ist aufgeführt.',
    stopped: 'Dieser Scan wurde vorzeitig angehalten. Was bis dahin zu sehen war, ist aufgeführt.',
  },

  tabs: {
    label: 'Was der Scan gefunden hat',
    services: 'Dienste',
    unknown: 'Unbekannte Dritte',
    test: 'Ablehnungstest',
    pages: 'Seiten',
  },

  pages: {
    title: 'Besuchte Seiten',
    page: 'Seite',
    phase: 'Besuch',
    ending: 'Ergebnis',
    requests: 'Anfragen',
    size: 'Größe',
    time: 'Zeit',
    seconds: '%{number} s',
    endings: {
      done: 'Angesehen',
      time: 'Zeit abgelaufen',
      bytes: 'Zu groß',
      requests: 'Zu viele Anfragen',
      refused: 'Nicht geöffnet',
      unreachable: 'Keine Antwort',
      stopped: 'Angehalten',
    },
    status: '%{ending} (%{status})',
    refused: { one: 'eine nicht verfolgt', other: '%{number} nicht verfolgt' },
    capsTitle: 'Warum manche Besuche vorzeitig endeten',
    caps: {
      time: 'Zeit abgelaufen: Jede Seite und der ganze Scan haben nur eine begrenzte Zeit. Was bis dahin geladen war, zählt.',
      bytes: 'Zu groß: Von einer Seite und einer Website wird nur eine bestimmte Menge gelesen. Was zuerst kam, zählt.',
      requests: 'Zu viele Anfragen: Ab einer bestimmten Anzahl werden keine weiteren verfolgt.',
      refused: 'Nicht geöffnet: Die Adresse führt in ein privates Netz oder ist keine, die ein Scan öffnet.',
      unreachable: 'Keine Antwort: Die Seite ließ sich nicht laden. In Ihrem Browser kann sie trotzdem funktionieren.',
      stopped: 'Angehalten: Jemand hat den Scan beendet.',
    },
  },

  history: {
    title: 'Bisherige Scans',
    date: 'Datum',
    result: 'Ablehnungstest',
    services: 'Dienste',
    missing: 'Nicht in Dokumenten',
    by: 'Ausgelöst durch',
    triggers: { person: 'Eine Person', schedule: 'Den Zeitplan' },
    statuses: { waiting: 'Wartet', running: 'Läuft', failed: 'Fehlgeschlagen' },
    shown: 'Oben angezeigt',
  },

  schedule: {
    title: 'Regelmäßige Scans',
    text: 'Websites ändern sich. Ein neues Werkzeug wird eingebunden, ein Plugin aktualisiert sich, und schon stimmen die Dokumente nicht mehr.',
    every: 'Wie oft',
    choices: { off: 'Aus', weekly: 'Wöchentlich', monthly: 'Monatlich' },
    mail: 'Per E-Mail benachrichtigen',
    mailHint: 'Nur wenn etwas neu ist, fehlt oder vor der Einwilligung aktiv ist.',
    mailNotSent: 'Dieser Server kann noch keine E-Mails senden. Was er senden würde, liegt in seinem Postausgang.',
    next: 'Nächster Scan: %{date}',
    none: 'Es ist kein weiterer Scan geplant.',
    saved: 'Der Zeitplan ist gespeichert.',
  },

  card: {
    title: 'Scan',
    text: 'Welche Dienste die Website wirklich lädt und was geschieht, wenn jemand ablehnt.',
    never: 'Noch nicht gescannt',
    last: 'Letzter Scan: %{date}',
    running: 'Läuft gerade',
    missing: {
      one: 'Ein Dienst steht nicht in Ihren Dokumenten',
      other: '%{number} Dienste stehen nicht in Ihren Dokumenten',
    },
    none: 'Alles Gefundene steht in Ihren Dokumenten',
    see: 'Ergebnis ansehen',
    watch: 'Zusehen',
  },
};
