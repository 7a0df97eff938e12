import type { Translated } from '../../../translated.ts';
import type { southAfrica as english } from '../../en/regimes/south-africa.ts';

export const southAfrica: Translated<typeof english> = {
  heading: 'Für Personen in Südafrika',
  scope:
    'Soweit der Protection of Personal Information Act, Gesetz Nr. 4 von 2013 (POPIA), anwendbar ist, sind wir der Verantwortliche (responsible party), und dieser Abschnitt gilt ergänzend. Die Angabe „Section“ bezieht sich auf dieses Gesetz.',
  officer: 'Unseren Informationsbeauftragten (information officer, Section 55) erreichen Sie über %{contact}.',
  voluntary:
    'Ob Daten angegeben werden müssen und welche Folgen es hat, wenn sie nicht angegeben werden, ist in dieser Datenschutzerklärung für jeden Anlass angegeben (Section 18).',
  rightsIntro: 'Sie können:',
  rights: {
    access:
      'unentgeltlich erfahren, ob bei uns Daten über Sie vorhanden sind, und diese Daten oder eine Beschreibung davon verlangen (Section 23)',
    correction:
      'die Berichtigung oder Löschung von Daten verlangen, die unrichtig, nicht relevant, übermäßig, veraltet, unvollständig, irreführend oder rechtswidrig erlangt sind (Section 24)',
    objection:
      'der Verarbeitung aus angemessenen, in Ihrer Situation liegenden Gründen (Section 11(3)) und der Direktwerbung jederzeit widersprechen',
    withdrawal: 'Ihre Einwilligung jederzeit widerrufen (Section 11(2))',
    decisions:
      'verlangen, keiner Entscheidung mit rechtlicher Wirkung unterworfen zu werden, die ausschließlich auf einer automatisierten Verarbeitung beruht (Section 71)',
    court: 'vor den Zivilgerichten klagen (Section 99)',
  },
  transfers:
    'In die in dieser Datenschutzerklärung genannten Länder außerhalb Südafrikas gelangen Daten nur, soweit Section 72 dies zulässt: wenn sie dort durch ein Gesetz, verbindliche Vorschriften oder eine Vereinbarung angemessen geschützt sind, mit Ihrer Einwilligung oder aus einem anderen dort genannten Grund.',
  authority:
    'Sie können sich bei der südafrikanischen Datenschutzbehörde beschweren (Information Regulator, %{link}; Section 74).',
};
