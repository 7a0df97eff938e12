import type { Translated } from '../../../translated.ts';
import type { japan as english } from '../../en/regimes/japan.ts';

export const japan: Translated<typeof english> = {
  heading: 'Para las personas en Japón',
  scope:
    'Cuando se aplica la ley japonesa de protección de la información personal, la Act on the Protection of Personal Information (APPI), esta sección completa la política.',
  operator: 'El operador comercial que trata su información personal es %{owner}; su dirección figura más arriba.',
  operatorWith:
    'El operador comercial que trata su información personal es %{owner}, con la siguiente representación: %{representative}; su dirección figura más arriba.',
  purposes:
    'Los fines de uso son los indicados en esta política (art. 21 de la APPI). No utilizamos información personal más allá de ellos sin su consentimiento, salvo cuando lo permita el art. 18 de la APPI.',
  thirdParties:
    'Los datos personales se facilitan a terceros con su consentimiento o cuando lo permita el art. 27 de la APPI. El tratamiento dentro de los fines de uso se encomienda a los proveedores que lo realizan por cuenta nuestra (art. 27, apartado 5, inciso i), de la APPI).',
  foreign:
    'Los datos personales se tratan también en los siguientes países fuera de Japón: %{countries}. Si lo solicita, le informamos de la protección de la información personal en cada uno de ellos y de las medidas adoptadas por el destinatario (art. 28 de la APPI).',
  requests:
    'Puede solicitar que se le comuniquen los fines de uso (art. 32 de la APPI), la divulgación de los datos personales que conservamos sobre usted y de los registros de su entrega a terceros (art. 33 de la APPI), su rectificación, adición o eliminación (art. 34 de la APPI), así como que cese su uso o su entrega a terceros o que se supriman (art. 35 de la APPI).',
  exercise:
    'Para estas solicitudes, para reclamaciones y para saber qué medidas adoptamos para la seguridad de los datos personales (art. 23 de la APPI), póngase en contacto con nosotros: %{contact}.',
  authority:
    'La autoridad competente es la comisión japonesa de protección de la información personal, la Personal Information Protection Commission (%{link}).',
};
