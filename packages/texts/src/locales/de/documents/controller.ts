import type { Translated } from '../../../translated.ts';
import type { controller as english } from '../../en/documents/controller.ts';

export const controller: Translated<typeof english> = {
  heading: 'Verantwortlicher',
  intro:
    'Verantwortlicher für die Verarbeitung personenbezogener Daten bei der Nutzung von %{site}, also die Stelle, die über deren Zwecke und Mittel entscheidet, ist %{owner}.',
  we: '„Wir“ steht in diesem Dokument für %{owner}.',
  name: 'Name',
  address: 'Anschrift',
  country: 'Land',
  email: 'E-Mail',
  phone: 'Telefon',
  vatNumber: 'Umsatzsteuer-Identifikationsnummer',
  site: 'Website',
  app: 'App',
  jointControllers: 'Gemeinsam Verantwortliche',
  jointIntro:
    'Für einen Teil der Verarbeitung legen wir die Zwecke und Mittel gemeinsam mit den hier genannten Stellen fest. Sie können Ihre Rechte gegenüber jedem der Verantwortlichen geltend machen (Art. 26 Abs. 3 DSGVO).',
  jointIntroPlain:
    'Für einen Teil der Verarbeitung legen wir die Zwecke und Mittel gemeinsam mit den hier genannten Stellen fest. Sie können Ihre Rechte gegenüber jedem der Verantwortlichen geltend machen.',
  essence: 'Wesentlicher Inhalt der Vereinbarung',
  representative: 'Vertreter in der Europäischen Union (Art. 27 DSGVO)',
  ukRepresentative: 'Vertreter im Vereinigten Königreich (Art. 27 UK-DSGVO)',
  swissRepresentative: 'Vertretung in der Schweiz (Art. 14 DSG)',
  dpo: 'Datenschutzbeauftragter',
  dpoIntro:
    'Sie können sich mit allen Fragen zu Ihren Daten und zur Wahrnehmung Ihrer Rechte an den Datenschutzbeauftragten wenden.',
  privacyOfficer: 'Für den Schutz personenbezogener Daten verantwortliche Person (Québec)',
  officerTitle: 'Funktion',
};
