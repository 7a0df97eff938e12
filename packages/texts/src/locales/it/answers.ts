import type { Translated } from '../../translated.ts';
import type { answers as english } from '../en/answers.ts';

export const answers: Translated<typeof english> = {
  welcome: 'Le diamo il benvenuto: l’account è pronto.',
  checkMail: 'Controlli la Sua e-mail: Le abbiamo inviato un link per continuare.',
  signedIn: 'Accesso effettuato.',
  signUpPossible: 'Per continuare, legga e accetti i termini.',
  emailPreferencesSaved: 'Le preferenze e-mail sono state salvate.',
  servicesAdded: {
    one: 'Il servizio rilevato è stato aggiunto.',
    other: '%{number} servizi rilevati sono stati aggiunti.',
  },
  preferencesSaved: 'La lingua e il paese sono stati salvati.',
};
