import type { Translated } from '../../../translated.ts';
import type { legalBases as english } from '../../en/documents/legal-bases.ts';

export const legalBases: Translated<typeof english> = {
  bases: {
    consent: 'Consentimiento (art. 6, apartado 1, letra a), del RGPD)',
    contract:
      'Ejecución de un contrato con usted o aplicación de medidas precontractuales a petición suya (art. 6, apartado 1, letra b), del RGPD)',
    legalObligation: 'Cumplimiento de una obligación legal (art. 6, apartado 1, letra c), del RGPD)',
    vitalInterests: 'Protección de intereses vitales (art. 6, apartado 1, letra d), del RGPD)',
    publicTask: 'Cumplimiento de una misión realizada en interés público (art. 6, apartado 1, letra e), del RGPD)',
    legitimateInterests: 'Interés legítimo (art. 6, apartado 1, letra f), del RGPD)',
  },
  short: {
    consent: 'Consentimiento',
    contract: 'Contrato',
    legalObligation: 'Obligación legal',
    vitalInterests: 'Intereses vitales',
    publicTask: 'Misión de interés público',
    legitimateInterests: 'Interés legítimo',
  },
  interests: {
    delivery: 'Entrega rápida y fiable de los contenidos',
    security: 'Protección frente a ataques, spam y usos indebidos',
    fraud: 'Prevención del fraude y de los perjuicios que ocasiona',
    errors: 'Detección y corrección de errores',
    answering: 'Respuesta a las consultas y asistencia a los usuarios',
    convenience: 'Facilidad de uso',
    accessibility: 'Accesibilidad para el mayor número posible de personas',
    customers: 'Mantenimiento del contacto con clientes y potenciales clientes',
    statistics: 'Conocimiento de qué se utiliza, y cómo, con el fin de mejorarlo',
    content: 'Presentación atractiva de los contenidos y de la oferta',
    advertising: 'Difusión de nuestra oferta y evaluación de su eficacia',
    recruiting: 'Búsqueda de personal idóneo',
    proof: 'Posibilidad de demostrar las elecciones realizadas',
    operations: 'Gestión eficiente de nuestra organización',
  },
};
