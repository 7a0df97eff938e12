import type { Translated } from '../../../../translated.ts';
import type { page as english } from '../../../en/dashboard/consent-records/page.ts';

export const page: Translated<typeof english> = {
  title: 'Einwilligungsdatenbank',
  description:
    'Wer bei %{site} wann in was eingewilligt hat, und zu welchem Wortlaut. Jeder Eintrag lässt sich jedem beweisen.',
  loading: 'Die Einträge werden geladen',
  tabs: {
    label: 'Einwilligungsdatenbank',
    consents: 'Einwilligungen',
    subjects: 'Personen',
    notices: 'Rechtstexte',
    statistics: 'Statistik',
    downloads: 'Downloads',
    keeping: 'Aufbewahrung',
    newsletter: 'Newsletter-Abonnements',
    keys: 'Schlüssel und Code',
  },

  card: {
    text: 'Einwilligungen aus Ihren Formularen und von Ihren Servern, jede mit dem gezeigten Text und einem Beweis, den niemand ändern kann.',
    open: 'Einwilligungsdatenbank öffnen',
    none: 'Noch keine Einwilligungen',
    recording: 'Zeichnet auf',
    late: 'Verzögert',
    interrupted: 'Unterbrochen',
    count: { one: '%{number} Einwilligung', other: '%{number} Einwilligungen' },
    moreThan: 'Mehr als %{number} Einwilligungen',
    last: 'Zuletzt am %{date}, %{time} UTC',
  },

  state: {
    stopped: 'Die Datenbank wurde zurückgesetzt: Nichts wird signiert',
    stoppedText:
      'Einwilligungen werden aufgezeichnet, aber seit dem %{time} UTC nicht mehr signiert: In der Datenbank steht weniger, als bereits signiert war, oder etwas anderes. Wer diese Installation betreibt, muss das klären.',
    late: 'Es gibt eine Verzögerung',
    lateText:
      'Einwilligungen werden aufgezeichnet. Was nach dem %{time} UTC kam, steht noch in keinem signierten Prüfpunkt.',
    busyText: 'Einwilligungen werden aufgezeichnet, aber es kommen mehr, als sich sofort schreiben lassen.',
    refused: 'Einwilligungen können gerade nicht aufgezeichnet werden',
    refusedText:
      'Unser Skript behält jede Einwilligung und sendet sie erneut; Ihre Server sollten es auch. Zuletzt aufgezeichnet: %{time} UTC.',
    refusedNever: 'Unser Skript behält jede Einwilligung und sendet sie erneut; Ihre Server sollten es auch.',
    outage: 'Diese Seite wird derzeit nicht aktualisiert',
    outageText: 'Der Server antwortet nicht. Was Sie sehen, ist vom %{time} UTC.',
    newer: 'Neue Einwilligungen sind eingegangen',
    show: 'Anzeigen',
  },

  kinds: { consent: 'Einwilligung', withdrawal: 'Widerruf' },
  sources: { public: 'Öffentlich', private: 'Privat' },
  claimed: 'Behauptet',
  saidBy: {
    private: 'Ihrem Server oder Team',
    privateVerified: 'Ihrem Server oder Team, verifiziert',
    public: 'einem Formular, behauptet',
    publicVerified: 'einem Formular, verifiziert',
  },
  yes: 'Ja',
  no: 'Nein',
  nobody: 'Ohne Namen',
  erased: 'Gelöscht',
  close: 'Schließen',
};
