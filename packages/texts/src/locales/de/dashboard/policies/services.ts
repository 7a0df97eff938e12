import type { Translated } from '../../../../translated.ts';
import type { services as english } from '../../../en/dashboard/policies/services.ts';

export const services: Translated<typeof english> = {
  title: 'Dienste auf Ihrer Website',
  description:
    'Alles auf Ihrer Website, was für Sie Daten von Besuchern verarbeitet: Analyse, Zahlungen, Videos, Schriftarten, Hosting.',
  count: { one: 'Ein Dienst', other: '%{number} Dienste' },
  limit: '%{count} von %{limit} verwendet',
  searchLabel: 'Dienst hinzufügen',
  placeholder: 'Nach Namen suchen, zum Beispiel Google Analytics',
  searching: 'Suche läuft …',
  popular: 'Am häufigsten verwendet',
  results: { one: 'Ein Dienst gefunden', other: '%{number} Dienste gefunden' },
  none: 'Im Katalog gibt es keinen Dienst mit diesem Namen.',
  addOwn: '„%{name}“ selbst beschreiben',
  addOwnPlain: 'Eigenen Dienst beschreiben',
  scan: 'Website scannen',
  allCategories: 'Alle Kategorien',
  category: 'Kategorie',
  present: 'Im Dokument',
  added: '%{service} wurde hinzugefügt.',
  removed: '%{service} wurde entfernt.',
  restored: '%{service} ist wieder da.',
  open: '%{service} bearbeiten',
  remove: '%{service} entfernen',
  emptyTitle: 'Welche Dienste nutzt Ihre Website?',
  emptyText:
    'Fügen Sie die hinzu, die Sie kennen. Sie können später alles ändern, und vor der Veröffentlichung ist nichts online.',
  suggestions: 'Das nutzen viele Websites',

  marks: {
    pro: 'PRO',
    custom: 'Eigener Dienst',
    changed: 'Geändert',
    changedHint: 'Sie haben geändert, was im Katalog steht: %{fields}',
    missing: 'Unvollständig',
    missingHint: 'Für diesen Dienst fehlen Pflichtangaben.',
    unverified: 'Ungeprüft',
    unverifiedHint:
      'Aus einer älteren Liste: Der Dienst ist womöglich eingestellt oder umbenannt. Prüfen Sie die Angaben vor der Veröffentlichung.',
    deactivated: 'Nicht mehr angeboten',
  },

  tooltips: {
    limit: 'Ihr Tarif erlaubt %{limit} Dienste je Dokument. Wechseln Sie den Tarif, um weitere hinzuzufügen.',
    feature: 'Das ist in Ihrem Tarif nicht enthalten.',
    pro: 'Das ist ein PRO-Dienst. Er erfordert einen kostenpflichtigen Tarif.',
    information: 'Aus dem Katalog: %{purposes}. Anbieter: %{provider}, %{country}.',
    informationShort: 'Aus dem Katalog: %{purposes}.',
    denied: 'Für diesen Dienst gibt es keinen Text in: %{languages}. Öffnen Sie ihn und ergänzen Sie Ihren Text.',
    deactivated: 'Dieser Dienst ist nicht mehr im Katalog. Einmal entfernt, kann er nicht wieder hinzugefügt werden.',
    upgrade: 'Tarife ansehen',
  },

  archive: {
    title: { one: 'Ein entfernter Dienst', other: '%{number} entfernte Dienste' },
    text: 'Ein entfernter Dienst kann 30 Tage lang mit allen Angaben dazu zurückgeholt werden.',
    takeBack: 'Zurückholen',
    takeBackName: '%{service} zurückholen',
    daysLeft: { one: 'noch ein Tag', other: 'noch %{number} Tage' },
  },

  removal: {
    title: '%{service} entfernen?',
    text: 'Dieser Dienst ist nicht mehr im Katalog. Einmal entfernt, kann er nicht mehr gefunden und hinzugefügt werden; Sie können ihn nur innerhalb von 30 Tagen zurückholen.',
    action: 'Entfernen',
  },

  custom: {
    title: 'Eigener Dienst',
    text: 'Für alles, was der Katalog nicht kennt: eine Bank, eine Steuerkanzlei, eine Agentur, für Sie entwickelte Software.',
    name: 'Name des Dienstes',
    namePlaceholder: 'Zum Beispiel: Lohnabrechnung durch unsere Steuerkanzlei',
    provider: 'Unternehmen, das ihn anbietet',
    providerCountry: 'Land des Unternehmens',
    purposes: 'Eingesetzt für',
    ownPurpose: 'Der Zweck in eigenen Worten',
    ownPurposeHint: 'Falls keiner der Zwecke es gut trifft. Füllen Sie das Feld in jeder Sprache des Dokuments aus.',
    dataTypes: 'Personenbezogene Daten',
    places: 'Wo die Daten verarbeitet werden',
    legalBasis: 'Rechtsgrundlage',
    legalBasisHint: 'Ohne Angabe wird die für den Zweck übliche genannt.',
    privacyUrl: 'Adresse seiner Datenschutzerklärung',
    optOutUrl: 'Adresse, unter der man widersprechen kann (Opt-out)',
    usesTrackers: 'Er setzt Cookies oder andere Tracker',
    create: 'Diesen Dienst hinzufügen',
    save: 'Speichern',
    emptyFields: 'Einige Pflichtfelder sind leer.',
  },
};
