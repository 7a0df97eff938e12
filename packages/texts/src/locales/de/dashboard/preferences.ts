import type { Translated } from '../../../translated.ts';
import type { preferences as english } from '../../en/dashboard/preferences.ts';

export const preferences: Translated<typeof english> = {
  title: 'Einstellungen',
  description: 'Wie dieses Dashboard mit Ihnen spricht und aussieht und welche E-Mails Sie möchten.',
  language: 'Sprache',
  languageHint: 'Die Sprache dieses Dashboards. Dokumente haben ihre eigenen Sprachen.',
  country: 'Land',
  countryHint: 'Wo Sie sind. Danach richten sich Formate und, wo Tarife verkauft werden, die Währung.',
  countrySearch: 'Land suchen',
  noCountry: 'Kein Land gefunden',
  countrySaved: 'Ihr Land wurde gespeichert',

  switch: {
    title: 'Andere Sprache?',
    question: 'Ihre bisherige Sprache: %{stored}. Die Sprache dieser Seite: %{current}.',
    toStored: 'Weiter auf %{stored}',
    keepCurrent: 'Bei %{current} bleiben',
    close: 'Schließen und nicht mehr fragen',
  },

  appearance: 'Darstellung',
  appearanceHint: 'Wird in diesem Browser gespeichert.',
  light: 'Hell',
  dark: 'Dunkel',
  system: 'Wie das System',

  email: {
    title: 'E-Mail',
    description: 'Nachrichten, die Ihr Konto braucht, etwa bei vergessenem Passwort, werden immer verschickt.',
    drip: 'Tipps zu meinen Websites',
    dripHint: 'Ab und zu etwas, das für Ihre Dokumente zu tun oder gut zu wissen ist.',
    newsletter: 'Neues von Candor',
    newsletterHint: 'Was neu ist, ein paar Mal im Jahr.',
    save: 'Speichern',
  },
};
