import type { Translated } from '../../../translated.ts';
import type { japan as english } from '../../en/regimes/japan.ts';

export const japan: Translated<typeof english> = {
  heading: 'Für Personen in Japan',
  scope:
    'Soweit das Gesetz über den Schutz personenbezogener Informationen (Act on the Protection of Personal Information, APPI) anwendbar ist, gilt dieser Abschnitt ergänzend.',
  operator: 'Der Unternehmer, der Ihre personenbezogenen Daten verarbeitet, ist %{owner}; die Anschrift steht oben.',
  operatorWith:
    'Der Unternehmer, der Ihre personenbezogenen Daten verarbeitet, ist %{owner}, vertreten durch %{representative}; die Anschrift steht oben.',
  purposes:
    'Die Verwendungszwecke sind die in dieser Datenschutzerklärung genannten (Art. 21 APPI). Darüber hinaus verwenden wir personenbezogene Daten nicht ohne Ihre Einwilligung, sofern nicht Art. 18 APPI dies erlaubt.',
  thirdParties:
    'Dritte erhalten personenbezogene Daten mit Ihrer Einwilligung oder soweit Art. 27 APPI dies erlaubt. Anbieter, die sie im Rahmen der Verwendungszwecke in unserem Auftrag verarbeiten, werden damit betraut (Art. 27 Abs. 5 Nr. 1 APPI).',
  foreign:
    'Personenbezogene Daten werden auch in folgenden Ländern außerhalb Japans verarbeitet: %{countries}. Auf Anfrage informieren wir Sie über den Schutz personenbezogener Daten in jedem dieser Länder und über die vom Empfänger getroffenen Maßnahmen (Art. 28 APPI).',
  requests:
    'Sie können verlangen, dass wir Ihnen die Verwendungszwecke mitteilen (Art. 32 APPI), die über Sie gespeicherten Daten und die Aufzeichnungen über ihre Weitergabe an Dritte offenlegen (Art. 33 APPI), die Daten berichtigen, ergänzen oder löschen (Art. 34 APPI) und ihre Verwendung oder ihre Weitergabe an Dritte beenden oder sie vernichten (Art. 35 APPI).',
  exercise:
    'Für solche Anträge, für Beschwerden und um zu erfahren, welche Maßnahmen wir zur Sicherheit personenbezogener Daten treffen (Art. 23 APPI), wenden Sie sich über %{contact} an uns.',
  authority: 'Zuständig ist die japanische Datenschutzbehörde (Personal Information Protection Commission, %{link}).',
};
