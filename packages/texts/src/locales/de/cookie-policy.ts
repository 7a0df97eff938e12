import type { Translated } from '../../translated.ts';
import type { cookiePolicy as english } from '../en/cookie-policy.ts';

export const cookiePolicy: Translated<typeof english> = {
  title: 'Cookie-Richtlinie',
  about: {
    heading: 'Gegenstand dieser Cookie-Richtlinie',
    site: 'Diese Cookie-Richtlinie informiert Sie darüber, welche Cookies und anderen Tracker %{site} einsetzt, wozu jeder von ihnen dient, wer ihn auslesen kann, wie lange er auf Ihrem Gerät bleibt und wie Sie ihn ablehnen können.',
    app: 'Diese Cookie-Richtlinie informiert Sie darüber, welche Tracker die App %{site} einsetzt, wozu jeder von ihnen dient, wer ihn auslesen kann, wie lange er auf Ihrem Gerät bleibt und wie Sie ihn ablehnen können.',
    more: 'Wie personenbezogene Daten im Übrigen verarbeitet werden, wer sie erhält, wohin sie gelangen und welche Rechte Sie haben, erläutert die %{link}.',
    moreText: 'Datenschutzerklärung',
  },
  what: {
    heading: 'Was Tracker sind',
    kinds: {
      cookie: 'Cookies',
      cookieText:
        'Kleine Textdateien, die Ihr Browser im Auftrag einer Website speichert und bei späteren Aufrufen zurücksendet. Sitzungs-Cookies werden beim Schließen des Browsers gelöscht, die anderen, wenn ihre Speicherdauer abläuft oder Sie sie löschen.',
      local: 'Lokaler Speicher',
      localText:
        'Einträge, die eine Website in einem Speicher Ihres Browsers ablegt und bei einem späteren Besuch wieder ausliest.',
      app: 'Gerätekennungen',
      appText: 'Nummern, anhand derer eine App oder die in sie eingebundenen Dienste Ihr Gerät wiedererkennen.',
    },
    parties:
      'Ein Tracker stammt vom Erstanbieter, wenn er für die Adresse der von Ihnen besuchten Website gesetzt wird, und von einem Drittanbieter, wenn er für die Adresse eines anderen gesetzt wird.',
  },
  categories: {
    necessary: 'Unbedingt erforderliche Tracker',
    functionality: 'Tracker für Funktionen',
    experience: 'Tracker für ein besseres Nutzungserlebnis',
    measurement: 'Tracker zur Messung',
    marketing: 'Tracker für Marketing',
  },
  onlyWithConsent: 'Diese Tracker werden nur mit Ihrer Einwilligung eingesetzt.',
  withoutConsent:
    'Diese Tracker werden ohne Einwilligung eingesetzt, weil eine von Ihnen gewünschte Funktion ohne sie nicht bereitgestellt werden kann.',
  used: '%{site} setzt diese Tracker ein.',
  provider: 'Anbieter',
  purpose: 'Zweck',
  duration: 'Speicherdauer',
  longest: 'Speicherdauer aller Tracker dieses Dienstes: höchstens %{period}.',
  allSession: 'Alle Tracker dieses Dienstes werden gelöscht, wenn der Browser oder die App geschlossen wird.',
  allIndefinite: 'Die Tracker dieses Dienstes bleiben gespeichert, bis Sie sie löschen.',
  unstated:
    'Wie lange die Tracker dieses Dienstes gespeichert bleiben, bestimmt der Anbieter; Näheres enthält seine eigene Datenschutzerklärung.',
  namesUnknown: 'Die Namen der einzelnen Tracker dieses Dienstes sind uns nicht bekannt.',
  caption: 'Tracker von %{service}',
  name: 'Name',
  storage: 'Art',
  storages: { cookie: 'Cookie', local: 'Lokaler Speicher', app: 'Gerätekennung' },
  party: 'Gesetzt durch',
  choices: {
    heading: 'Ihre Wahlmöglichkeiten',
    devices:
      'In den Einstellungen Ihres Browsers können Sie sehen, welche Cookies und sonstigen Daten gespeichert sind, diese löschen und neue blockieren. Anleitungen finden Sie hier:',
    phones:
      'Auf einem Smartphone oder Tablet können Sie in den Systemeinstellungen die Werbekennung zurücksetzen oder abschalten und festlegen, welche Apps Ihre Aktivitäten verfolgen dürfen.',
    consequence:
      'Wenn Sie unbedingt erforderliche Tracker blockieren, funktionieren Teile von %{site} möglicherweise nicht mehr.',
    optOuts: 'Einige Anbieter stellen eine eigene Möglichkeit zum Widerspruch (Opt-out) bereit:',
    optOut: 'Opt-out (Widerspruch) bei %{name}',
  },
  rights: {
    heading: 'Ihre Rechte',
    text: 'Soweit durch Tracker personenbezogene Daten verarbeitet werden, stehen Ihnen die Rechte nach dem Datenschutzrecht zu. Zu ihrer Ausübung wenden Sie sich über %{contact} an uns.',
    complain: 'Sie können sich auch bei einer Datenschutzbehörde beschweren.',
  },
  none: {
    heading: 'Keine Tracker',
    text: '%{site} nutzt keinen Dienst, der auf Ihrem Gerät Tracker setzt.',
  },
  changes: {
    heading: 'Änderungen dieser Cookie-Richtlinie',
    text: 'Ändern sich die Tracker, passen wir diese Cookie-Richtlinie an. Jede Fassung trägt ihr Datum; frühere Fassungen können auf der Seite abgerufen werden, auf der diese Cookie-Richtlinie veröffentlicht ist.',
  },
};
