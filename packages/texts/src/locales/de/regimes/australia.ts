import type { Translated } from '../../../translated.ts';
import type { australia as english } from '../../en/regimes/australia.ts';

export const australia: Translated<typeof english> = {
  heading: 'Für Personen in Australien',
  scope:
    'Soweit der Privacy Act 1988 anwendbar ist, gilt dieser Abschnitt ergänzend. Er verweist auf die Australian Privacy Principles (APP) in Anhang 1 (Schedule 1) dieses Gesetzes.',
  kinds:
    'Welche Arten personenbezogener Daten wir erheben und speichern, wie wir sie erheben und zu welchen Zwecken wir sie erheben, speichern, verwenden und weitergeben, ist in dieser Datenschutzerklärung beschrieben (APP 1.4).',
  anonymity:
    'Soweit dies rechtlich zulässig und praktisch möglich ist, müssen Sie sich nicht zu erkennen geben oder können ein Pseudonym verwenden (APP 2).',
  overseas:
    'Wir geben personenbezogene Daten voraussichtlich an Empfänger in folgenden Ländern außerhalb Australiens weiter: %{countries} (APP 1.4(f) und (g), APP 8).',
  access:
    'Um Zugang zu den personenbezogenen Daten zu erhalten, die wir über Sie gespeichert haben (APP 12), oder sie berichtigen zu lassen (APP 13), wenden Sie sich über %{contact} an uns. Ein Antrag ist kostenlos.',
  complaint:
    'Wenn Sie der Ansicht sind, dass wir gegen ein Australian Privacy Principle verstoßen haben, wenden Sie sich auf demselben Weg an uns. Erhalten Sie innerhalb von 30 Tagen keine Antwort oder sind Sie mit der Antwort nicht zufrieden, können Sie sich bei der australischen Datenschutzbehörde beschweren (Office of the Australian Information Commissioner, %{link}).',
  decisions:
    'Der Abschnitt über automatisierte Entscheidungen gibt an, für welche Entscheidungen Computerprogramme personenbezogene Daten verwenden und welche Daten dies sind (APP 1.7 bis 1.9).',
  noDecisions:
    'Wir setzen kein Computerprogramm ein, das Entscheidungen trifft, von denen vernünftigerweise zu erwarten ist, dass sie sich erheblich auf Ihre Rechte oder Interessen auswirken (APP 1.7 bis 1.9).',
};
