import type { Translated } from '../../../translated.ts';
import type { general as english } from '../../en/terms-and-conditions/general.ts';

export const general: Translated<typeof english> = {
  about: {
    heading: 'Objeto de estos términos',
    text: 'Estos términos se aplican al uso de %{site} y a los contratos que, por ese medio, celebra usted con %{owner}.',
    consumersOnly: 'Nuestra oferta se dirige a consumidores.',
    businessesOnly:
      'Nuestra oferta se dirige únicamente a empresas y profesionales, es decir, a personas que actúan en el marco de su actividad comercial, empresarial, oficio o profesión, y a personas jurídicas. No celebramos contratos con consumidores.',
    both: 'Nuestra oferta se dirige a consumidores y a empresas y profesionales. Las cláusulas que hablan de consumidores se aplican solo a ellos.',
    consumer:
      'Es consumidor la persona física que actúa con un propósito ajeno a su actividad comercial, empresarial, oficio o profesión, así como quien tenga esa condición según la ley aplicable.',
    privacy:
      'La forma en que tratamos los datos personales se explica en la %{link}. Su finalidad es informativa: no es necesario aceptarla, y la aceptación de estos términos no supone consentimiento alguno para el uso de sus datos.',
    privacyText: 'política de privacidad',
    privacyPlain:
      'La aceptación de estos términos no supone consentimiento alguno para el uso de sus datos personales; sobre ello le informamos por separado.',
  },
  provider: {
    heading: 'Quiénes somos',
    text: 'La otra parte de su contrato es %{owner}.',
    representative: 'Representante legal',
    register: 'Datos registrales',
    registerEntry: '%{name}, %{number}',
    we: 'En estos términos, «nosotros» se refiere a %{owner}.',
  },
  offer: {
    heading: 'Qué ofrecemos',
    intro: 'A través de %{site} ofrecemos:',
    kinds: {
      goods: 'bienes que vendemos y le enviamos',
      digitalContent: 'contenidos digitales para descargar o reproducir',
      software: 'software que se utiliza a través de internet',
      marketplace: 'un mercado en línea en el que otras personas ofrecen sus bienes y servicios',
      community: 'una comunidad cuyos usuarios publican contenidos propios',
      mobileApp: 'una aplicación para dispositivos móviles',
      information: 'información que puede leer gratuitamente',
    },
    description: 'Lo que recibe exactamente se desprende de la descripción que acompaña a la oferta.',
  },
  account: {
    heading: 'Su cuenta',
    truth: 'Si abre una cuenta, facilite datos veraces y manténgalos actualizados.',
    secret: 'No revele su contraseña a nadie. Si cree que otra persona utiliza su cuenta, comuníquenoslo sin demora.',
    close:
      'Puede cancelar su cuenta en cualquier momento. Los contratos todavía en curso terminan conforme a sus propias reglas.',
  },
  days: {
    notice: { one: '%{number} día', other: '%{number} días' },
    before: { one: '%{number} día', other: '%{number} días' },
  },
};
