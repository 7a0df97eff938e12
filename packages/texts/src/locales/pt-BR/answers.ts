import type { Translated } from '../../translated.ts';
import type { answers as english } from '../en/answers.ts';

export const answers: Translated<typeof english> = {
  welcome: 'Boas-vindas! A sua conta está pronta.',
  checkMail: 'Verifique o seu e-mail: enviamos um link para você continuar.',
  signedIn: 'Você entrou na sua conta.',
  signUpPossible: 'Leia e aceite os termos para continuar.',
  emailPreferencesSaved: 'As suas preferências de e-mail foram salvas.',
  servicesAdded: {
    one: '%{number} serviço detectado foi adicionado.',
    other: '%{number} serviços detectados foram adicionados.',
  },
  preferencesSaved: 'O seu idioma e o seu país foram salvos.',
};
