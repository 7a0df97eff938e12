import type { Translated } from '../../../translated.ts';
import type { children as english } from '../../en/regimes/children.ts';

export const children: Translated<typeof english> = {
  heading: 'Für Eltern von Kindern in den Vereinigten Staaten',
  scope:
    'Nach der Children’s Online Privacy Protection Rule (16 CFR Part 312) informiert dieser Abschnitt Eltern darüber, wie personenbezogene Daten von Kindern unter 13 Jahren bei der Nutzung von %{site} verarbeitet werden.',
  operator:
    'Betreiber ist %{owner}. Postanschrift, E-Mail-Adresse und, soweit vorhanden, Telefonnummer stehen am Anfang dieser Datenschutzerklärung. Alle Anfragen zu den Daten von Kindern beantwortet der Betreiber: %{contact}.',
  others:
    'Über %{site} erheben oder erhalten auch folgende Dienste Daten: %{services}. Wer sie anbietet und wie die Anbieter zu erreichen sind, steht im Abschnitt über die eingesetzten Dienste.',
  collected:
    'Von Kindern können folgende Daten erhoben werden: %{data}. Wie sie verwendet und weitergegeben werden, ist in dieser Datenschutzerklärung zu jedem Anlass und jedem Dienst angegeben.',
  persistent:
    'Dauerhafte Kennungen, die für den internen Betrieb von %{site} erhoben werden, werden für nichts anderes verwendet: weder zur Kontaktaufnahme mit einem Kind noch für verhaltensbasierte Werbung noch zur Erstellung eines Profils.',
  consent:
    'Bevor wir personenbezogene Daten eines Kindes über die Ausnahmen in § 312.5(c) hinaus erheben, verwenden oder weitergeben, holen wir die überprüfbare Einwilligung eines Elternteils ein. Ein Elternteil kann in die Erhebung und Verwendung einwilligen, ohne in die Weitergabe an Dritte einzuwilligen, es sei denn, die Weitergabe ist fester Bestandteil des Dienstes.',
  rights:
    'Ein Elternteil kann die Daten des Kindes einsehen, löschen lassen und ihre weitere Erhebung oder Verwendung ablehnen. Dazu kann er sich an die oben genannte Adresse wenden; wir vergewissern uns, dass der Antrag von einem Elternteil stammt (§ 312.6).',
  condition:
    'Wir verlangen von einem Kind nicht, mehr Daten preiszugeben, als für die Teilnahme an einer Aktivität vernünftigerweise erforderlich ist (§ 312.7).',
  retention:
    'Daten von Kindern werden nur so lange aufbewahrt, wie es für den Zweck, zu dem sie erhoben wurden, vernünftigerweise erforderlich ist, und danach gelöscht (§ 312.10). Die Fristen und Kriterien nennt diese Datenschutzerklärung.',
};
