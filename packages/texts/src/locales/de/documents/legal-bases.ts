import type { Translated } from '../../../translated.ts';
import type { legalBases as english } from '../../en/documents/legal-bases.ts';

export const legalBases: Translated<typeof english> = {
  bases: {
    consent: 'Einwilligung (Art. 6 Abs. 1 lit. a DSGVO)',
    contract:
      'Erfüllung eines Vertrags mit Ihnen oder Durchführung vorvertraglicher Maßnahmen auf Ihre Anfrage (Art. 6 Abs. 1 lit. b DSGVO)',
    legalObligation: 'Erfüllung einer rechtlichen Verpflichtung (Art. 6 Abs. 1 lit. c DSGVO)',
    vitalInterests: 'Schutz lebenswichtiger Interessen (Art. 6 Abs. 1 lit. d DSGVO)',
    publicTask: 'Wahrnehmung einer Aufgabe im öffentlichen Interesse (Art. 6 Abs. 1 lit. e DSGVO)',
    legitimateInterests: 'Wahrung berechtigter Interessen (Art. 6 Abs. 1 lit. f DSGVO)',
  },
  short: {
    consent: 'Einwilligung',
    contract: 'Vertrag',
    legalObligation: 'Rechtliche Verpflichtung',
    vitalInterests: 'Lebenswichtige Interessen',
    publicTask: 'Öffentliche Aufgabe',
    legitimateInterests: 'Berechtigte Interessen',
  },
  interests: {
    delivery: 'Schnelle und zuverlässige Auslieferung von Inhalten',
    security: 'Schutz vor Angriffen, Spam und Missbrauch',
    fraud: 'Verhinderung von Betrug und daraus entstehenden Schäden',
    errors: 'Auffinden und Beheben von Fehlern',
    answering: 'Beantwortung von Anfragen und Unterstützung der Nutzer',
    convenience: 'Benutzerfreundlichkeit',
    accessibility: 'Nutzbarkeit für möglichst viele Menschen',
    customers: 'Pflege des Kontakts zu Kunden und Interessenten',
    statistics: 'Erkenntnisse über Art und Umfang der Nutzung zur Verbesserung des Angebots',
    content: 'Ansprechende Darstellung von Inhalten und Angeboten',
    advertising: 'Bekanntmachung unserer Angebote und Erfolgskontrolle',
    recruiting: 'Gewinnung geeigneter Beschäftigter',
    proof: 'Nachweisbarkeit der getroffenen Auswahl',
    operations: 'Effiziente Organisation unserer Abläufe',
  },
};
