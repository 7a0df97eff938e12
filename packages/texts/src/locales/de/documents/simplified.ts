import type { Translated } from '../../../translated.ts';
import type { simplified as english } from '../../en/documents/simplified.ts';

export const simplified: Translated<typeof english> = {
  what: {
    heading: 'Was wird wofür verarbeitet, und wer erhält es?',
    intro: 'Zu diesen Zwecken werden personenbezogene Daten verarbeitet; daneben stehen die jeweiligen Empfänger.',
    data: 'Betroffene Daten',
  },
  where: {
    heading: 'Wohin gelangen die Daten?',
    text: 'Länder der Verarbeitung: %{countries}.',
    safeguards:
      'Außerhalb des Europäischen Wirtschaftsraums sind die Daten durch die in der vollständigen Datenschutzerklärung beschriebenen Garantien geschützt.',
  },
  howLong: {
    heading: 'Wie lange werden die Daten gespeichert?',
    text: 'So lange, wie es der Zweck erfordert, oder länger, wenn ein Gesetz dies vorschreibt. Die vollständige Datenschutzerklärung nennt für jeden Zweck die Dauer oder das Kriterium.',
  },
  choices: {
    heading: 'Was können Sie entscheiden?',
    consent: 'Sie können eine Einwilligung verweigern oder jederzeit widerrufen.',
    object:
      'Der Verarbeitung zum Zwecke der Direktwerbung können Sie jederzeit widersprechen, der auf berechtigten Interessen beruhenden Verarbeitung aus Gründen, die sich aus Ihrer besonderen Situation ergeben.',
    rights:
      'Sie können Auskunft über Ihre Daten erhalten, sie berichtigen oder löschen lassen, ihre Verarbeitung einschränken lassen und sie mitnehmen.',
    usOptOut:
      'In den in der vollständigen Datenschutzerklärung genannten US-Bundesstaaten können Sie dem Verkauf Ihrer Daten und zielgerichteter Werbung widersprechen.',
    noRetaliation: 'Die Ausübung Ihrer Rechte ist kostenlos und hat keine Nachteile für Sie.',
    write: 'Kontakt: %{contact}',
    complain: 'Sie können sich bei einer Datenschutzbehörde beschweren.',
  },
  more: {
    heading: 'Wo erfahren Sie mehr?',
    text: 'Die %{policy} beschreibt all dies im Einzelnen. Sie betrifft dieselbe Verarbeitung und trägt dasselbe Datum.',
    policy: 'vollständige Datenschutzerklärung',
  },
};
