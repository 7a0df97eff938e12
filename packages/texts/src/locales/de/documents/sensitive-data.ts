import type { Translated } from '../../../translated.ts';
import type { sensitiveData as english } from '../../en/documents/sensitive-data.ts';

export const sensitiveData: Translated<typeof english> = {
  heading: 'Besondere Kategorien personenbezogener Daten',
  intro:
    'Ein Teil der Daten, die wir verarbeiten, ist besonders geschützt (Art. 9 und 10 DSGVO und entsprechende Vorschriften anderer Gesetze):',
  introPlain: 'Ein Teil der Daten, die wir verarbeiten, ist besonders geschützt:',
  kinds: {
    health: 'Gesundheitsdaten',
    sexLife: 'Daten zum Sexualleben oder der sexuellen Orientierung',
    ethnicOrigin: 'rassische oder ethnische Herkunft',
    politicalOpinions: 'politische Meinungen',
    beliefs: 'religiöse oder weltanschauliche Überzeugungen',
    tradeUnion: 'Gewerkschaftszugehörigkeit',
    genetic: 'genetische Daten',
    biometric: 'biometrische Daten zur eindeutigen Identifizierung einer Person',
    criminal: 'strafrechtliche Verurteilungen und Straftaten',
    preciseLocation: 'genauer Standort',
    immigrationStatus: 'Staatsangehörigkeit oder Aufenthaltsstatus',
    accountAccess: 'Konto- oder Kartennummern zusammen mit Zugangscodes',
    messageContents: 'Inhalte von Nachrichten, die nicht an uns gerichtet sind',
    knownChild: 'Daten einer Person, die bekanntermaßen ein Kind ist',
  },
  conditions: {
    explicitConsent: 'Ausdrückliche Einwilligung (Art. 9 Abs. 2 lit. a DSGVO)',
    employment: 'Arbeitsrecht und Recht der sozialen Sicherheit (Art. 9 Abs. 2 lit. b DSGVO)',
    vitalInterests:
      'Schutz lebenswichtiger Interessen einer einwilligungsunfähigen Person (Art. 9 Abs. 2 lit. c DSGVO)',
    association:
      'Tätigkeiten einer Organisation ohne Gewinnerzielungsabsicht für ihre Mitglieder (Art. 9 Abs. 2 lit. d DSGVO)',
    madePublic: 'Von der betroffenen Person offensichtlich öffentlich gemachte Daten (Art. 9 Abs. 2 lit. e DSGVO)',
    legalClaims: 'Rechtsansprüche (Art. 9 Abs. 2 lit. f DSGVO)',
    publicInterest: 'Gesetzlich geregeltes erhebliches öffentliches Interesse (Art. 9 Abs. 2 lit. g DSGVO)',
    healthCare: 'Gesundheitsversorgung (Art. 9 Abs. 2 lit. h DSGVO)',
    publicHealth: 'Öffentliche Gesundheit (Art. 9 Abs. 2 lit. i DSGVO)',
    research: 'Gesetzlich geregelte Archiv-, Forschungs- oder Statistikzwecke (Art. 9 Abs. 2 lit. j DSGVO)',
  },
  data: 'Daten',
  where: 'Verarbeitet für',
  condition: 'Voraussetzung',
};
