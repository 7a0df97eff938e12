import type { Translated } from '../../../translated.ts';
import type { australia as english } from '../../en/regimes/australia.ts';

export const australia: Translated<typeof english> = {
  heading: 'Para las personas en Australia',
  scope:
    'Cuando se aplica la ley australiana de privacidad, la Privacy Act 1988, esta sección completa la política. En ella se citan los principios australianos de privacidad (Australian Privacy Principles, APP) del anexo 1 de esa ley.',
  kinds:
    'Los tipos de información personal que recogemos y conservamos, la forma en que la recogemos y los fines para los que la recogemos, conservamos, utilizamos y comunicamos se describen en esta política (APP 1.4).',
  anonymity:
    'No es necesario que se identifique, o puede utilizar un seudónimo, siempre que sea lícito y factible (APP 2).',
  overseas:
    'Es probable que comuniquemos información personal a destinatarios situados en los siguientes países fuera de Australia: %{countries} (APP 1.4(f) y (g), APP 8).',
  access:
    'Para acceder a la información personal que conservamos sobre usted (APP 12) o para que se corrija (APP 13), póngase en contacto con nosotros: %{contact}. La solicitud es gratuita.',
  complaint:
    'Si considera que hemos infringido un principio australiano de privacidad, utilice el mismo contacto. Si no recibe respuesta en un plazo de 30 días o no está conforme con ella, puede presentar una reclamación ante la oficina del comisionado australiano de información, la Office of the Australian Information Commissioner (%{link}).',
  decisions:
    'La sección sobre decisiones automatizadas indica para qué decisiones utilizan información personal los programas informáticos y de qué información se trata (APP 1.7 a 1.9).',
  noDecisions:
    'No utilizamos ningún programa informático que tome decisiones de las que quepa esperar razonablemente que afecten de forma significativa a sus derechos o intereses (APP 1.7 a 1.9).',
};
