import type { Translated } from '../../translated.ts';
import type { answers as english } from '../en/answers.ts';

export const answers: Translated<typeof english> = {
  welcome: 'Willkommen! Ihr Konto ist eingerichtet.',
  checkMail: 'Bitte sehen Sie in Ihr Postfach: Wir haben Ihnen einen Link geschickt, mit dem es weitergeht.',
  signedIn: 'Sie sind angemeldet.',
  signUpPossible: 'Bitte lesen und akzeptieren Sie die Bedingungen, um fortzufahren.',
  emailPreferencesSaved: 'Ihre E-Mail-Einstellungen sind gespeichert.',
  servicesAdded: {
    one: 'Der erkannte Dienst wurde hinzugefügt.',
    other: '%{number} erkannte Dienste wurden hinzugefügt.',
  },
  preferencesSaved: 'Ihre Sprache und Ihr Land sind gespeichert.',
};
