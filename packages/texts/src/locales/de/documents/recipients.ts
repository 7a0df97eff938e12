import type { Translated } from '../../../translated.ts';
import type { recipients as english } from '../../en/documents/recipients.ts';

export const recipients: Translated<typeof english> = {
  heading: 'Empfänger Ihrer Daten',
  intro:
    'Die Tabelle nennt jedes Unternehmen, das über die von uns eingesetzten Dienste personenbezogene Daten erhält.',
  caption: 'Empfänger',
  recipient: 'Empfänger',
  country: 'Land',
  services: 'Dienst',
  general: 'Allgemeine Empfänger',
  generalTechnical:
    'Personenbezogene Daten erhalten Dienstleister, auf deren Systemen %{site}, unsere E-Mails und unsere Dateien gespeichert sind, soweit wir diese Systeme nicht selbst betreiben.',
  generalLaw:
    'Gleiches gilt für Gerichte, Behörden sowie Rechts- und Steuerberater, soweit wir gesetzlich verpflichtet sind, ihnen Daten offenzulegen, oder dies zur Geltendmachung, Ausübung oder Verteidigung von Rechtsansprüchen erforderlich ist.',
};
