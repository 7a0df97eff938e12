import type { Translated } from '../../translated.ts';
import type { answers as english } from '../en/answers.ts';

export const answers: Translated<typeof english> = {
  welcome: '¡Le damos la bienvenida! Su cuenta está lista.',
  checkMail: 'Consulte su correo: le hemos enviado un enlace para continuar.',
  signedIn: 'Ha iniciado sesión.',
  signUpPossible: 'Lea y acepte las condiciones para continuar.',
  emailPreferencesSaved: 'Se han guardado sus preferencias de correo electrónico.',
  servicesAdded: {
    one: 'Se ha añadido el servicio detectado.',
    other: 'Se han añadido %{number} servicios detectados.',
  },
  preferencesSaved: 'Se han guardado su idioma y su país.',
};
