import type { Translated } from '../../../translated.ts';
import type { india as english } from '../../en/regimes/india.ts';

export const india: Translated<typeof english> = {
  heading: 'Für Personen in Indien',
  scope:
    'Soweit der Digital Personal Data Protection Act, 2023, anwendbar ist, gilt dieser Abschnitt ergänzend. Die Angabe „Section“ bezieht sich auf dieses Gesetz.',
  notice:
    'Die verarbeiteten personenbezogenen Daten und die Zwecke sind die in dieser Datenschutzerklärung genannten (Section 5). Sie können diese Hinweise auf Englisch oder in einer der im achten Anhang (Eighth Schedule) der Verfassung Indiens genannten Sprachen verlangen.',
  withdrawal: 'Sie können Ihre Einwilligung jederzeit so einfach widerrufen, wie Sie sie erteilt haben (Section 6(4)).',
  rightsIntro: 'Sie können:',
  rights: {
    access:
      'eine Zusammenfassung Ihrer Daten und ihrer Verarbeitung sowie die Namen aller Stellen erhalten, an die sie weitergegeben wurden (Section 11)',
    correction: 'Ihre Daten berichtigen, vervollständigen, aktualisieren oder löschen lassen (Section 12)',
    grievance: 'Beschwerden bei uns einreichen und Abhilfe verlangen (Section 13)',
    nomination:
      'eine Person benennen, die Ihre Rechte im Fall Ihres Todes oder Ihrer Handlungsunfähigkeit ausübt (Section 14)',
  },
  exercise:
    'Wenden Sie sich dazu über %{contact} an uns; dort werden auch Ihre Fragen zur Verarbeitung beantwortet (Section 8(9)). Auf Beschwerden antworten wir innerhalb von 90 Tagen.',
  authority:
    'Hilft dies nicht, können Sie sich bei der indischen Datenschutzbehörde beschweren (Data Protection Board of India, %{link}).',
};
