import type { Translated } from '../../../translated.ts';
import type { india as english } from '../../en/regimes/india.ts';

export const india: Translated<typeof english> = {
  heading: 'Para las personas en la India',
  scope:
    'Cuando se aplica la ley india de protección de datos personales digitales, la Digital Personal Data Protection Act, 2023, esta sección completa la política. Los artículos citados son los de esa ley.',
  notice:
    'Los datos personales tratados y los fines son los indicados en esta política (artículo 5). Puede pedir este aviso en inglés o en una de las lenguas del anexo octavo de la Constitución de la India.',
  withdrawal: 'Puede retirar su consentimiento en cualquier momento, tan fácilmente como lo dio (artículo 6(4)).',
  rightsIntro: 'Puede:',
  rights: {
    access:
      'obtener un resumen de sus datos y de lo que se hace con ellos, así como la identidad de todos aquellos con quienes se han compartido (artículo 11)',
    correction: 'hacer que sus datos se corrijan, completen, actualicen o supriman (artículo 12)',
    grievance: 'obtener una solución a sus reclamaciones (artículo 13)',
    nomination: 'designar a una persona que ejerza sus derechos en caso de fallecimiento o incapacidad (artículo 14)',
  },
  exercise:
    'Póngase en contacto con nosotros: %{contact}. Por esa vía respondemos también a sus preguntas sobre el tratamiento (artículo 8(9)). Respondemos a las reclamaciones en un plazo de 90 días.',
  authority:
    'Si eso no resuelve el asunto, puede presentar una reclamación ante el consejo indio de protección de datos, el Data Protection Board of India (%{link}).',
};
