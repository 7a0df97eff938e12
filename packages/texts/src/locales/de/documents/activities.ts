import type { Translated } from '../../../translated.ts';
import type { activities as english } from '../../en/documents/activities.ts';

export const activities: Translated<typeof english> = {
  heading: 'Was wir selbst verarbeiten',
  intro:
    'Bei den folgenden Anlässen erheben wir selbst personenbezogene Daten, unabhängig davon, ob daran einer der weiter unten genannten Dienste beteiligt ist.',
  introAlone: 'Bei den folgenden Anlässen erheben wir personenbezogene Daten.',
  requiredLabel: 'Pflicht zur Bereitstellung der Daten',
  kinds: {
    visit: {
      name: 'Besuch der Website',
      nameApp: 'Nutzung der App',
      purpose: 'Bereitstellung der von Ihnen abgerufenen Inhalte, Sicherung der Verfügbarkeit und Abwehr von Angriffen',
      interest: 'Funktionsfähige und sichere Technik',
      required: 'Ja, technisch bedingt: Ohne die IP-Adresse Ihres Geräts kann nichts an dieses übermittelt werden.',
    },
    contact: {
      name: 'Kontaktaufnahme',
      purpose: 'Bearbeitung und Beantwortung Ihrer Nachricht',
      interest: 'Beantwortung der an uns gerichteten Nachrichten',
      required: 'Nein. Ohne eine Kontaktmöglichkeit können wir Ihnen jedoch nicht antworten.',
    },
    account: {
      name: 'Ihr Benutzerkonto',
      purpose: 'Einrichtung und Führung Ihres Benutzerkontos, Anmeldung',
      interest: 'Bereitstellung eines eigenen Zugangs für registrierte Nutzer',
      required:
        'Ja, wenn Sie ein Benutzerkonto wünschen: Ohne die als Pflichtangaben gekennzeichneten Daten kann es nicht eingerichtet werden.',
    },
    orders: {
      name: 'Bestellungen und Käufe',
      purpose:
        'Abschluss und Erfüllung des Vertrags mit Ihnen: Bestellung, Zahlung, Lieferung, Rückgabe und Gewährleistung',
      interest: 'Ordnungsgemäße Abwicklung von Bestellungen',
      required:
        'Ja, für den Vertrag: Ohne die als Pflichtangaben gekennzeichneten Daten können wir eine Bestellung weder annehmen noch ausliefern.',
    },
    newsletter: {
      name: 'Newsletter',
      purpose: 'Versand des Newsletters an Personen, die ihn angefordert haben',
      interest: 'Information unserer Kunden über eigene ähnliche Angebote',
      required: 'Nein. Ohne E-Mail-Adresse können wir Ihnen den Newsletter jedoch nicht zusenden.',
    },
    comments: {
      name: 'Kommentare und Beiträge',
      purpose: 'Veröffentlichung Ihrer Beiträge und Verhinderung von Missbrauch',
      interest: 'Offener Austausch mit der Leserschaft ohne Missbrauch',
      required:
        'Nein. Ohne die als Pflichtangaben gekennzeichneten Daten kann ein Beitrag jedoch nicht veröffentlicht werden.',
    },
    bookings: {
      name: 'Buchungen und Termine',
      purpose: 'Vereinbarung, Bestätigung und Durchführung des Termins oder der Buchung',
      interest: 'Ordnungsgemäße Abwicklung von Buchungen',
      required:
        'Ja, für die Buchung: Ohne die als Pflichtangaben gekennzeichneten Daten können wir sie nicht vornehmen.',
    },
    jobApplications: {
      name: 'Bewerbungen',
      purpose: 'Prüfung Ihrer Bewerbung und Entscheidung darüber',
      interest: 'Auswahl geeigneter Beschäftigter',
      required:
        'Ja, soweit die Daten für die Prüfung der Bewerbung erforderlich sind. Darüber hinausgehende Angaben sind freiwillig.',
    },
    surveys: {
      name: 'Umfragen und Rückmeldungen',
      purpose: 'Auswertung Ihrer Antworten zur Verbesserung unseres Angebots',
      interest: 'Verbesserung unseres Angebots',
      required: 'Nein. Die Teilnahme ist freiwillig; eine Nichtteilnahme hat keine Nachteile.',
    },
    accounting: {
      name: 'Rechnungen und Buchhaltung',
      purpose: 'Rechnungsstellung, Buchführung und Entrichtung von Steuern nach den gesetzlichen Vorgaben',
      interest: 'Ordnungsgemäße Buchführung',
      required: 'Ja: Der Inhalt einer Rechnung ist gesetzlich vorgeschrieben.',
    },
    legalClaims: {
      name: 'Rechtsansprüche',
      purpose: 'Geltendmachung, Ausübung oder Verteidigung von Rechtsansprüchen',
      interest: 'Durchsetzung unserer Rechte und Abwehr von Ansprüchen',
      required: 'Nur, soweit dies gesetzlich vorgeschrieben ist.',
    },
    other: {
      interest: 'Verwirklichung des oben genannten Zwecks',
      requiredYes: 'Ja. Ohne die Daten ist das hier Beschriebene nicht möglich.',
      requiredNo: 'Nein. Die Bereitstellung ist freiwillig.',
    },
  },
};
