import type { Translated } from '../../translated.ts';
import type { answers as english } from '../en/answers.ts';

export const answers: Translated<typeof english> = {
  welcome: 'Bienvenue ! Votre compte est prêt.',
  checkMail: 'Veuillez consulter votre messagerie : nous vous avons envoyé un lien pour continuer.',
  signedIn: 'Vous êtes connecté.',
  signUpPossible: 'Veuillez lire et accepter les conditions pour continuer.',
  emailPreferencesSaved: 'Vos préférences en matière d’e-mails sont enregistrées.',
  servicesAdded: {
    one: '%{number} service détecté a été ajouté.',
    other: '%{number} services détectés ont été ajoutés.',
  },
  preferencesSaved: 'Votre langue et votre pays sont enregistrés.',
};
