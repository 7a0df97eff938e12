import type { Translated } from '../../../translated.ts';
import type { sensitiveData as english } from '../../en/documents/sensitive-data.ts';

export const sensitiveData: Translated<typeof english> = {
  heading: 'Datos sensibles',
  intro:
    'Algunos de los datos que tratamos gozan de una protección especial (arts. 9 y 10 del RGPD y disposiciones correspondientes de otras leyes):',
  introPlain: 'Algunos de los datos que tratamos gozan de una protección especial:',
  kinds: {
    health: 'datos relativos a la salud',
    sexLife: 'datos relativos a la vida sexual o la orientación sexual',
    ethnicOrigin: 'origen étnico o racial',
    politicalOpinions: 'opiniones políticas',
    beliefs: 'convicciones religiosas o filosóficas',
    tradeUnion: 'afiliación sindical',
    genetic: 'datos genéticos',
    biometric: 'datos biométricos que identifican de manera unívoca a una persona',
    criminal: 'condenas e infracciones penales',
    preciseLocation: 'ubicación precisa',
    immigrationStatus: 'nacionalidad o situación migratoria',
    accountAccess: 'números de cuenta o de tarjeta junto con los códigos de acceso',
    messageContents: 'contenido de mensajes no dirigidos a nosotros',
    knownChild: 'datos de una persona que se sabe que es menor',
  },
  conditions: {
    explicitConsent: 'Consentimiento explícito (art. 9, apartado 2, letra a), del RGPD)',
    employment: 'Derecho laboral y de la seguridad social (art. 9, apartado 2, letra b), del RGPD)',
    vitalInterests:
      'Protección de intereses vitales de una persona no capacitada para dar su consentimiento (art. 9, apartado 2, letra c), del RGPD)',
    association:
      'Actividades de un organismo sin ánimo de lucro relativas a sus miembros (art. 9, apartado 2, letra d), del RGPD)',
    madePublic: 'Datos que la persona ha hecho manifiestamente públicos (art. 9, apartado 2, letra e), del RGPD)',
    legalClaims: 'Formulación, ejercicio o defensa de reclamaciones (art. 9, apartado 2, letra f), del RGPD)',
    publicInterest: 'Interés público esencial previsto por la ley (art. 9, apartado 2, letra g), del RGPD)',
    healthCare: 'Asistencia sanitaria (art. 9, apartado 2, letra h), del RGPD)',
    publicHealth: 'Salud pública (art. 9, apartado 2, letra i), del RGPD)',
    research: 'Archivo, investigación o estadística previstos por la ley (art. 9, apartado 2, letra j), del RGPD)',
  },
  data: 'Datos',
  where: 'Se tratan para',
  condition: 'Condición',
};
