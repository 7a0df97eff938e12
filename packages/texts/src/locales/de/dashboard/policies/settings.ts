import type { Translated } from '../../../../translated.ts';
import type { settings as english } from '../../../en/dashboard/policies/settings.ts';

export const settings: Translated<typeof english> = {
  save: 'Speichern',
  saved: 'Gespeichert.',
  unsaved: 'Nicht gespeichert',
  yes: 'Ja',
  no: 'Nein',
  rightsContact: {
    title: 'Kontakt für Anfragen zu Daten',
    text: 'Wohin sich Menschen mit Auskunfts-, Berichtigungs- oder Löschungsanträgen wenden. Bleibt das Feld leer: die E-Mail-Adresse des Inhabers.',
    email: 'E-Mail-Adresse',
    url: 'Adresse eines Antragsformulars',
  },
  automatedDecisions: {
    title: 'Automatisierte Entscheidungen',
    text: 'Ausschließlich automatisierte Entscheidungen, die Menschen erheblich treffen, etwa ein abgelehnter Kredit (Art. 22 DSGVO).',
    made: 'Gibt es solche Entscheidungen?',
    assumed: 'Keine Angabe: Das Dokument sagt, dass es keine gibt.',
    logic: 'Wie die Entscheidung zustande kommt',
    consequences: 'Was für die Betroffenen daraus folgt',
  },
  usStates: {
    title: 'Gesetze von US-Bundesstaaten',
    text: 'Für Menschen in Kalifornien, Virginia, Colorado und den anderen Bundesstaaten mit einem Datenschutzgesetz.',
    optOutUrl: 'Seite „Your Privacy Choices“',
    optOutHint: 'Wo man dem Verkauf, der Weitergabe und zielgerichteter Werbung widerspricht.',
    honoursGpc: 'Die Website beachtet das Signal „Global Privacy Control“',
    appealEmail: 'E-Mail-Adresse für Einsprüche',
    appealHint:
      'Wohin man sich wendet, wenn ein Antrag abgelehnt wurde. Bleibt das Feld leer: der Kontakt für Anfragen.',
    tollFreePhone: 'Gebührenfreie Telefonnummer',
    sensitiveFurther: 'Sensible Daten werden über das Erforderliche hinaus verwendet',
  },
  trackerChoices: {
    title: 'Auswahl zu Trackern',
    text: 'Der Widerruf einer Einwilligung muss so einfach sein wie ihre Erteilung (Art. 7 Abs. 3 DSGVO).',
    control: 'Eine Schaltfläche auf jeder Seite öffnet das Cookie-Banner wieder',
    url: 'Seite, auf der man seine Auswahl ändert',
  },
  minimumAge: {
    title: 'Mindestalter',
    text: 'Ab welchem Alter die Website genutzt werden darf. Bleibt das Feld leer, sagt das Dokument nichts dazu.',
    label: 'Alter in Jahren',
  },
};
