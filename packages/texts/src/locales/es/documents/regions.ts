import type { Translated } from '../../../translated.ts';
import type { regions as english } from '../../en/documents/regions.ts';

export const regions: Translated<typeof english> = {
  uk: {
    heading: 'Para las personas en el Reino Unido',
    reading:
      'Cuando esta política cita un artículo del RGPD, se entiende, respecto del tratamiento regido por el RGPD del Reino Unido, el artículo correspondiente de este.',
    complainToUs:
      'Puede presentarnos una reclamación sobre el uso que hacemos de sus datos (%{contact}). Acusamos recibo de la reclamación en un plazo de 30 días, la examinamos sin dilación indebida y le comunicamos el resultado (artículo 164A de la Data Protection Act 2018).',
    complainToIco: 'También puede presentar una reclamación ante la autoridad de protección de datos del Reino Unido:',
    adequacy:
      'A las transferencias desde el Reino Unido se aplican las normas de adecuación británicas (adequacy regulations) en lugar de las decisiones de la Comisión Europea, y a las cláusulas contractuales tipo se añade el International Data Transfer Agreement o el UK Addendum.',
  },
  switzerland: {
    heading: 'Para las personas en Suiza',
    reading:
      'Cuando esta política menciona bases jurídicas y artículos del RGPD, ello no limita ni sustituye la Ley Federal suiza de Protección de Datos (LPD), que solo exige una justificación cuando el tratamiento lesiona la personalidad.',
    countries: 'Países fuera de Suiza en los que se tratan datos personales: %{countries}.',
    safeguards:
      'El Consejo Federal reconoce un nivel de protección adecuado, entre otros, a los Estados del Espacio Económico Europeo y al Reino Unido (anexo 1 de la Ordenanza de Protección de Datos), así como a los Estados Unidos respecto de los destinatarios certificados conforme al Swiss-US Data Privacy Framework. En los demás casos se aplican las cláusulas contractuales tipo antes indicadas, en la forma reconocida por el FDPIC, la autoridad suiza de protección de datos (art. 16 de la LPD).',
    noCountries: 'Los servicios indicados en esta política tratan datos personales exclusivamente en Suiza.',
    rights:
      'Puede solicitar el acceso a sus datos (art. 25 de la LPD), su entrega o transmisión (art. 28 de la LPD), así como su rectificación, supresión o destrucción, y oponerse a su tratamiento o comunicación (arts. 30 y 32 de la LPD). Por regla general, respondemos en un plazo de 30 días y de forma gratuita.',
    authority: 'Puede denunciar las infracciones ante la autoridad competente:',
  },
};
