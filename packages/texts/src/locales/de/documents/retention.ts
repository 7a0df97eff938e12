import type { Translated } from '../../../translated.ts';
import type { retention as english } from '../../en/documents/retention.ts';

export const retention: Translated<typeof english> = {
  heading: 'Speicherdauer',
  intro:
    'Wir speichern personenbezogene Daten so lange, wie es der jeweilige Zweck erfordert. Danach löschen wir sie, sofern wir nicht gesetzlich zur weiteren Aufbewahrung verpflichtet sind oder sie zur Geltendmachung, Ausübung oder Verteidigung von Rechtsansprüchen benötigen; in diesen Fällen werden sie zu keinem anderen Zweck verwendet.',
  tableIntro: 'Für die in dieser Datenschutzerklärung genannten Zwecke bedeutet dies:',
  caption: 'Speicherdauer nach Zwecken',
  purpose: 'Zweck',
  period: 'Dauer oder Kriterium',
  criteria: {
    delivery:
      'Solange es für die Auslieferung der abgerufenen Inhalte erforderlich ist; Zugriffsprotokolle, solange es zum Auffinden von Fehlern und zur Abwehr von Angriffen erforderlich ist',
    security: 'Solange es zum Erkennen und Verfolgen von Angriffen, Spam und Missbrauch erforderlich ist',
    fraud: 'Solange es für die Prüfung des Vorgangs und für daraus entstehende Ansprüche erforderlich ist',
    account: 'Bis Sie das Benutzerkonto löschen oder uns dazu auffordern',
    payments: 'Bis zum Abschluss der Zahlung; Belege, solange das Handels- und Steuerrecht es verlangt',
    contract:
      'Bis der Vertrag erfüllt ist und Ansprüche daraus verjährt sind; Rechnungen und Belege, solange das Handels- und Steuerrecht es verlangt',
    choices: 'Solange Ihre Auswahl gilt und danach, solange wir sie nachweisen können müssen',
    errors: 'Bis der Fehler gefunden und behoben ist',
    enquiry:
      'Bis Ihre Anfrage erledigt ist und keine Rückfragen mehr zu erwarten sind; länger, soweit das Handelsrecht die Aufbewahrung von Korrespondenz verlangt',
    use: 'Solange Sie die Funktion nutzen, sowie für die Speicherdauer ihrer Tracker',
    booking: 'Bis die Buchung oder der Termin abgeschlossen ist und Ansprüche daraus verjährt sind',
    content: 'Solange der Inhalt angezeigt wird, sowie für die Speicherdauer seiner Tracker',
    contribution: 'Solange Ihr Beitrag veröffentlicht ist oder bis Sie seine Entfernung verlangen',
    statistics:
      'Bis zum Widerruf Ihrer Einwilligung oder, falls früher, bis die Daten für unsere Statistik nicht mehr benötigt werden; Tracker für ihre Speicherdauer',
    statisticsOther: 'Bis die Daten für unsere Statistik nicht mehr benötigt werden oder Sie widersprechen',
    advertising:
      'Bis zum Widerruf Ihrer Einwilligung oder, falls früher, bis die Kampagne ausgewertet ist; Tracker für ihre Speicherdauer',
    advertisingOther: 'Bis Sie widersprechen oder, falls früher, bis die Kampagne ausgewertet ist',
    subscription:
      'Bis Sie sich abmelden oder Ihre Einwilligung widerrufen; der Nachweis Ihrer Einwilligung, solange Ansprüche geltend gemacht werden können',
    contacts: 'Solange der geschäftliche Kontakt besteht, längstens bis Sie widersprechen',
    membership: 'Solange Sie am Programm teilnehmen und bis Ansprüche daraus verjährt sind',
    application:
      'Bis über die Bewerbung entschieden ist und Ansprüche aus dem Bewerbungsverfahren verjährt sind; länger nur mit Ihrer Einwilligung oder im Fall Ihrer Einstellung',
    survey: 'Bis die Umfrage ausgewertet ist',
    law: 'Solange das Handels- und Steuerrecht es verlangt',
    claims: 'Bis der Anspruch erledigt oder verjährt ist',
    purpose: 'Solange der genannte Zweck es erfordert',
  },
};
