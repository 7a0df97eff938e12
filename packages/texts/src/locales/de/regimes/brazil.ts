import type { Translated } from '../../../translated.ts';
import type { brazil as english } from '../../en/regimes/brazil.ts';

export const brazil: Translated<typeof english> = {
  heading: 'Für Personen in Brasilien',
  scope:
    'Soweit das brasilianische Datenschutzgesetz (Lei Geral de Proteção de Dados Pessoais, Lei nº 13.709/2018, LGPD) anwendbar ist, gilt dieser Abschnitt ergänzend.',
  bases:
    'Nennt diese Datenschutzerklärung als Rechtsgrundlage eine Einwilligung, einen Vertrag, eine rechtliche Verpflichtung oder berechtigte Interessen, so ist dies zugleich die gleichnamige Rechtsgrundlage nach Art. 7 LGPD; für sensible Daten ist es eine der Rechtsgrundlagen nach Art. 11 LGPD.',
  basesPlain:
    'Wir verarbeiten personenbezogene Daten mit Ihrer Einwilligung, für einen Vertrag mit Ihnen, zur Erfüllung einer rechtlichen Verpflichtung oder zur Wahrung unserer berechtigten Interessen (Art. 7 LGPD), sensible Daten nur auf einer der Rechtsgrundlagen nach Art. 11 LGPD.',
  rightsIntro: 'Ihnen stehen folgende Rechte zu (Art. 18 und 20 LGPD):',
  rights: {
    access: 'Bestätigung, dass wir Ihre Daten verarbeiten, und Zugang zu ihnen',
    correction: 'Berichtigung unvollständiger, unrichtiger oder veralteter Daten',
    blocking:
      'Anonymisierung, Sperrung oder Löschung von Daten, die nicht erforderlich oder übermäßig sind oder rechtswidrig verarbeitet werden',
    portability: 'Übertragung Ihrer Daten an einen anderen Anbieter',
    erasure:
      'Löschung der mit Ihrer Einwilligung verarbeiteten Daten, soweit nicht Art. 16 LGPD ihre Aufbewahrung erlaubt',
    sharing: 'Information über die öffentlichen und privaten Stellen, an die wir Ihre Daten weitergegeben haben',
    refusal: 'Information über die Möglichkeit, die Einwilligung zu verweigern, und über die Folgen einer Verweigerung',
    withdrawal: 'Widerruf Ihrer Einwilligung, unentgeltlich und so einfach wie ihre Erteilung (Art. 8 § 5 LGPD)',
    objection:
      'Widerspruch gegen eine Verarbeitung, die ohne Einwilligung erfolgt und gegen das Gesetz verstößt (Art. 18 § 2 LGPD)',
    review:
      'Überprüfung von Entscheidungen, die ausschließlich automatisiert getroffen werden und Ihre Interessen berühren (Art. 20 LGPD)',
  },
  exercise:
    'Zur Ausübung dieser Rechte und mit allen Fragen zum Datenschutz (Art. 41 LGPD) wenden Sie sich über %{contact} an uns. Wir antworten unverzüglich in vereinfachter Form oder vollständig innerhalb von 15 Tagen nach Ihrem Antrag (Art. 19 LGPD).',
  transfers:
    'In die in dieser Datenschutzerklärung genannten Länder außerhalb Brasiliens gelangen Daten nur, soweit Art. 33 LGPD dies zulässt: in Länder, deren Schutzniveau die ANPD anerkannt hat, auf Grundlage der Standardvertragsklauseln der Resolution CD/ANPD Nr. 19/2024 oder aus einem anderen in diesem Artikel genannten Grund.',
  children: 'Daten von Kindern und Jugendlichen werden in deren bestem Interesse verarbeitet (Art. 14 LGPD).',
  authority:
    'Sie können sich auch bei der brasilianischen Datenschutzbehörde ANPD (%{link}) und bei den Verbraucherschutzbehörden beschweren (Art. 18 §§ 1 und 8 LGPD).',
};
