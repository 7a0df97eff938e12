import type { Translated } from '../../../translated.ts';
import type { simplified as english } from '../../en/documents/simplified.ts';

export const simplified: Translated<typeof english> = {
  what: {
    heading: '¿Qué se trata, para qué y quién lo recibe?',
    intro: 'Estas son las finalidades para las que se tratan datos personales y los destinatarios de cada una.',
    data: 'Datos afectados',
  },
  where: {
    heading: '¿Adónde van los datos?',
    text: 'Países del tratamiento: %{countries}.',
    safeguards:
      'Fuera del Espacio Económico Europeo, los datos están protegidos por las garantías descritas en la política completa.',
  },
  howLong: {
    heading: '¿Durante cuánto tiempo se conservan?',
    text: 'Durante el tiempo que exige la finalidad, o más cuando lo disponga una ley. La política completa indica el plazo o el criterio para cada finalidad.',
  },
  choices: {
    heading: '¿Qué puede decidir usted?',
    consent: 'Puede negar o retirar su consentimiento en cualquier momento.',
    object:
      'Puede oponerse en cualquier momento al tratamiento con fines de mercadotecnia directa y, por motivos relacionados con su situación particular, al tratamiento basado en el interés legítimo.',
    rights:
      'Puede acceder a sus datos, hacer que se rectifiquen o supriman, solicitar la limitación de su uso y obtener su portabilidad.',
    usOptOut:
      'En los estados de EE. UU. indicados en la política completa, puede oponerse a la venta de sus datos y a la publicidad dirigida.',
    noRetaliation: 'Ejercer un derecho es gratuito y no conlleva ninguna desventaja.',
    write: 'Póngase en contacto con nosotros: %{contact}.',
    complain: 'Puede presentar una reclamación ante una autoridad de protección de datos.',
  },
  more: {
    heading: '¿Dónde puede leer más?',
    text: 'La %{policy} expone todo esto en detalle. Se refiere al mismo tratamiento y lleva la misma fecha.',
    policy: 'política completa',
  },
};
