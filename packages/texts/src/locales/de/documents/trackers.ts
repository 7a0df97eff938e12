import type { Translated } from '../../../translated.ts';
import type { trackers as english } from '../../en/documents/trackers.ts';

export const trackers: Translated<typeof english> = {
  heading: 'Cookies und andere Tracker',
  intro:
    'Tracker sind Cookies, Einträge im lokalen Speicher des Browsers, Gerätekennungen und ähnliche Techniken, die Informationen auf Ihrem Gerät speichern oder dort auslesen.',
  necessary:
    'Tracker, ohne die eine von Ihnen gewünschte Funktion nicht bereitgestellt werden kann, werden ohne Einwilligung eingesetzt (%{provisions}).',
  consent:
    'Alle anderen Tracker werden nur mit Ihrer Einwilligung eingesetzt. Sie können die Einwilligung verweigern und jederzeit widerrufen; die Rechtmäßigkeit der bis dahin erfolgten Verarbeitung bleibt unberührt.',
  provisions: {
    union: 'Art. 5 Abs. 3 der Richtlinie 2002/58/EG',
    france: 'Art. 82 des französischen Datenschutzgesetzes, Gesetz Nr. 78-17 vom 6. Januar 1978',
    germany: '§ 25 TDDDG',
    italy: 'Art. 122 des italienischen Datenschutzkodex, Gesetzesdekret Nr. 196/2003',
    spain: 'Art. 22.2 des spanischen Gesetzes 34/2002, LSSI',
    unitedKingdom: 'Regulation 6 der britischen Privacy and Electronic Communications Regulations 2003',
  },
  unitedKingdom:
    'Für Geräte im Vereinigten Königreich gilt Regulation 6 der Privacy and Electronic Communications Regulations 2003.',
  switzerland:
    'Für Geräte in der Schweiz gilt Art. 45c des Fernmeldegesetzes (FMG): Sie können die Verarbeitung von Daten auf Ihrem Gerät ablehnen. Zu welchen Zwecken sie erfolgt, nennt diese Datenschutzerklärung.',
  withdrawControl:
    'Um Ihre Auswahl zu ändern oder zu widerrufen, nutzen Sie die Datenschutz-Einstellungen, die auf jeder Seite erreichbar sind.',
  withdrawLink: 'Um Ihre Auswahl zu ändern oder zu widerrufen, öffnen Sie: %{link}.',
  withdrawLinkText: 'Ihre Auswahl zu Trackern',
  withdrawBrowser:
    'Um Ihre Einwilligung zu widerrufen, löschen Sie die gespeicherten Tracker in den Einstellungen Ihres Browsers oder Geräts und blockieren dort neue. Sie können sich dafür auch über %{contact} an uns wenden.',
  withdrawDevice:
    'In den Einstellungen Ihres Browsers oder Geräts können Sie gespeicherte Tracker löschen und neue blockieren.',
  policy:
    'Welche Cookies und anderen Tracker eingesetzt werden und wie Sie sie ablehnen können, erläutert die %{link}.',
  policyText: 'Cookie-Richtlinie',
  listIntro: 'Die Tabelle führt die Tracker namentlich auf. Ein Sternchen steht für wechselnde Zeichen.',
  caption: 'Tracker',
  name: 'Name',
  service: 'Dienst',
  purpose: 'Zweck',
  duration: 'Speicherdauer',
  party: 'Gesetzt durch',
  firstParty: 'Erstanbieter',
  thirdParty: 'Drittanbieter',
  unnamed: 'Tracker, die hier nicht namentlich aufgeführt sind, können eingesetzt werden durch: %{services}.',
};
