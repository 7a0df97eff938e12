import type { Translated } from '../../../translated.ts';
import type { shell as english } from '../../en/dashboard/shell.ts';

export const shell: Translated<typeof english> = {
  tagline: 'Datenschutzdokumente, die sagen, was stimmt.',
  skipToContent: 'Zum Inhalt springen',
  mainNavigation: 'Hauptnavigation',
  openNavigation: 'Navigation öffnen',
  closeNavigation: 'Navigation schließen',
  home: 'Candor, zu Ihren Websites',
  loading: 'Wird geladen …',
  pageLoading: 'Die Seite wird geladen',

  navigation: {
    work: 'Arbeit',
    account: 'Konto',
  },

  userMenu: {
    label: 'Ihr Konto',
    open: 'Kontomenü von %{email}',
    signedInAs: 'Angemeldet als',
    account: 'Konto',
    preferences: 'Sprache, Land, Darstellung',
    keyboard: 'Tastenkürzel',
    source: 'Quellcode',
    signOut: 'Abmelden',
    signedOut: 'Sie sind abgemeldet.',
  },

  commands: {
    open: 'Suchen oder Befehl ausführen',
    short: 'Suchen',
    placeholder: 'Seite öffnen, Website finden, etwas erledigen',
    none: 'Nichts gefunden. Versuchen Sie es mit einem anderen Wort.',
    pages: 'Seiten',
    appearance: 'Darstellung',
    help: 'Hilfe',
    toLight: 'Helle Darstellung verwenden',
    toDark: 'Dunkle Darstellung verwenden',
    toSystem: 'Darstellung des Systems verwenden',
    keyboard: 'Tastenkürzel anzeigen',
  },

  keyboard: {
    title: 'Tastenkürzel',
    commands: 'Suchen oder Befehl ausführen',
    help: 'Diese Liste anzeigen',
    close: 'Geöffnetes schließen',
    appearance: 'Zwischen hell und dunkel wechseln',
    skip: 'Zum nächsten Element springen',
  },

  alert: {
    neutral: 'Hinweis',
    success: 'Erledigt',
    warning: 'Warnung',
    error: 'Fehler',
    info: 'Information',
    close: 'Meldung schließen',
  },

  confirmation: {
    title: 'Passwort bestätigen',
    text: 'Was Sie vorhaben, soll weder versehentlich noch durch jemand anderen an Ihrem Bildschirm geschehen. Nach 15 Minuten fragen wir erneut.',
    password: 'Ihr Passwort',
    submit: 'Weiter',
  },
  oneMoment: 'Einen Moment: Gerade kommen viele Anfragen an, und Ihr Browser löst eine kleine Aufgabe.',

  failure: {
    server: 'Serverfehler. Bitte versuchen Sie es später noch einmal',
    offline: 'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    retry: 'Noch einmal versuchen',
    toSites: 'Zu Ihren Websites',
    notFoundTitle: 'Diese Seite gibt es nicht',
    notFoundText: 'Vielleicht ist die Adresse falsch geschrieben, oder das Gesuchte wurde gelöscht.',
    errorTitle: 'Diese Seite funktioniert gerade nicht',
    errorText:
      'Das liegt nicht an Ihnen. Versuchen Sie es noch einmal; wenn es wieder geschieht, nennen Sie dem Betreiber diese Nummer:',
    outdatedTitle: 'Es gibt eine neuere Version',
    outdatedText:
      'Das Dashboard wurde aktualisiert, während diese Seite geöffnet war. Laden Sie sie neu, um fortzufahren.',
    reload: 'Neu laden',
    boxTitle: 'Das konnte nicht geladen werden',
  },

  dialog: {
    close: 'Schließen',
    cancel: 'Abbrechen',
    confirm: 'Bestätigen',
    notReversible: 'Das lässt sich nicht rückgängig machen',
    consequences: 'Das geschieht:',
    typeToConfirm: 'Zur Bestätigung %{text} eingeben',
    undo: 'Rückgängig',
  },

  form: {
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
    strength: 'Passwortstärke: %{strength}',
    missingCharacters: { one: 'Noch ein Zeichen', other: 'Noch %{number} Zeichen' },
    strengths: { weak: 'schwach', fair: 'mäßig', good: 'gut', strong: 'stark' },
    errorSummary: { one: 'Bitte prüfen Sie ein Feld', other: 'Bitte prüfen Sie %{number} Felder' },
    clearSearch: 'Suche leeren',
    nothingFound: 'Keine Ergebnisse',
    choose: 'Auswählen',
    stepOf: 'Schritt %{step} von %{steps}',
    stepDone: 'erledigt',
  },

  copy: {
    copy: 'Kopieren',
    copied: 'Kopiert',
    refused: 'Bitte selbst markieren und kopieren',
  },
};
