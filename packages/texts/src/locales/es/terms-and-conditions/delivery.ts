import type { Translated } from '../../../translated.ts';
import type { delivery as english } from '../../en/terms-and-conditions/delivery.ts';

export const delivery: Translated<typeof english> = {
  goods: {
    heading: 'Entrega',
    countries: 'Realizamos entregas en los siguientes países: %{countries}.',
    anywhere: 'Los países en los que realizamos entregas se indican en el momento del pedido.',
    within: 'Los bienes se entregan, a más tardar, en el siguiente plazo desde la celebración del contrato: %{period}.',
    shown:
      'El plazo de entrega se indica en el momento del pedido; nunca supera los 30 días desde la celebración del contrato.',
    risk: 'Respecto de los consumidores, el riesgo de pérdida o deterioro se transmite cuando ellos, o una persona indicada por ellos distinta del transportista, reciben los bienes. Respecto de las empresas y los profesionales, se transmite cuando entregamos los bienes al transportista.',
    riskConsumers:
      'El riesgo de pérdida o deterioro se le transmite cuando usted, o una persona indicada por usted distinta del transportista, recibe los bienes.',
    riskBusinesses: 'El riesgo de pérdida o deterioro se le transmite cuando entregamos los bienes al transportista.',
  },
  digital: {
    heading: 'Acceso y actualizaciones',
    access: 'Le damos acceso a lo que ha pedido sin demora indebida tras la celebración del contrato.',
    updates:
      'Facilitamos las actualizaciones, incluidas las de seguridad, necesarias para que lo que ha pedido siga siendo conforme con el contrato, y se las comunicamos: en una suscripción, mientras dure; en una compra única, durante el tiempo que quepa razonablemente esperar.',
    requirements: 'En la oferta se indica con qué dispositivos y programas funciona.',
    changes:
      'Más allá de ello, solo podemos modificar los servicios digitales en curso por un motivo válido, como un nuevo entorno técnico, un mayor número de usuarios u otra razón operativa importante, sin coste para usted y tras comunicárselo con claridad. Si una modificación perjudica su uso de forma que no sea insignificante, se lo comunicamos con antelación y puede poner fin al contrato gratuitamente en un plazo de 30 días.',
  },
  conformity: {
    heading: 'Si algo no está bien',
    goods:
      'Se aplica la garantía legal de conformidad: si los bienes son defectuosos, puede exigir gratuitamente su reparación o sustitución y, en las condiciones previstas por la ley, una rebaja del precio o la devolución del importe pagado.',
    goodsPeriod:
      'Para los consumidores en el Espacio Económico Europeo, cubre toda falta de conformidad que se manifieste en un plazo de al menos dos años desde la entrega (en España, tres años).',
    digital:
      'La garantía legal de conformidad se aplica a los contenidos y servicios digitales: si no son conformes con el contrato, puede exigir que los pongamos en conformidad y, en las condiciones previstas por la ley, una reducción del precio o la resolución del contrato.',
    personalData:
      'Cuando los consumidores en el Espacio Económico Europeo facilitan datos personales en lugar de pagar un precio, la garantía legal de conformidad se aplica también a nuestros servicios digitales, salvo que tratemos esos datos únicamente para prestar el servicio o para cumplir la ley: si un servicio no es conforme con el contrato, pueden exigir que lo pongamos en conformidad o resolver el contrato.',
    unitedKingdom: 'Los consumidores en el Reino Unido tienen los derechos de la Consumer Rights Act 2015.',
    businessRights:
      'Si lo que entregamos o suministramos presenta defectos, usted tiene los derechos que le reconoce la ley.',
    businesses:
      'Las empresas y los profesionales deben examinar los bienes sin demora en el momento de la entrega y comunicarnos los defectos manifiestos; los ocultos, en cuanto se descubran. Sus derechos por defectos se extinguen un año después de la entrega, salvo en los casos en los que respondemos sin límite.',
    guarantee: 'Además, ofrecemos la siguiente garantía comercial, que no afecta a sus derechos legales:',
    contact: 'Si algo no está bien, escriba a %{contact}.',
    france: {
      goods:
        'Para la venta de bienes a consumidores, el derecho francés prescribe esta información (anexo del art. D. 211-2 del Código de Consumo francés):',
      once: 'Para los contenidos y servicios digitales que se suministran a consumidores en un acto único o en actos individuales, el derecho francés prescribe esta información (anexo del art. D. 211-3 del Código de Consumo francés):',
      continuous:
        'Para los contenidos y servicios digitales que se suministran a consumidores de forma continua, el derecho francés prescribe esta información (anexo del art. D. 211-4 del Código de Consumo francés):',
    },
  },
};
