import type { Translated } from '../../../translated.ts';
import type { transfers as english } from '../../en/documents/transfers.ts';

export const transfers: Translated<typeof english> = {
  heading: 'Tratamiento en otros países',
  intro:
    'Los datos personales se tratan en los países aquí indicados. Fuera del Espacio Económico Europeo, los datos solo pueden transferirse si están protegidos por alguno de los mecanismos de los artículos 44 a 49 del RGPD. La tabla indica cuál para cada país.',
  introUk:
    'Los datos personales se tratan en los países aquí indicados. Fuera del Reino Unido, los datos solo pueden transferirse si están protegidos por alguno de los mecanismos de los artículos 44 a 49 del RGPD del Reino Unido. La tabla indica cuál para cada país.',
  introSwiss:
    'Los datos personales se comunican a destinatarios en los países aquí indicados. La tabla indica, para cada país, qué garantiza una protección adecuada (art. 16 de la LPD).',
  introPlain: 'Los datos personales se tratan en los siguientes países:',
  none: 'Los servicios indicados en esta política tratan datos personales exclusivamente en el Espacio Económico Europeo: %{countries}.',
  caption: 'Países, destinatarios y garantías',
  country: 'País',
  recipients: 'Destinatarios',
  safeguard: 'Fundamento o garantía',
  safeguards: {
    inside: 'Dentro del Espacio Económico Europeo, donde se aplica el RGPD',
    home: 'Sin transferencia a otro país',
    adequacyEu: 'Decisión de adecuación de la Comisión Europea (art. 45 del RGPD)',
    adequacyEuLimited: 'Decisión de adecuación de la Comisión Europea (art. 45 del RGPD), dentro de su alcance',
    adequacyUk: 'Normas de adecuación del Reino Unido (art. 45A del RGPD del Reino Unido)',
    adequacySwiss:
      'Protección adecuada según el Consejo Federal suizo (art. 16, apartado 1, de la LPD y anexo 1 de la Ordenanza de Protección de Datos)',
    frameworkEu:
      'Marco de Privacidad de Datos UE-EE. UU. (EU-US Data Privacy Framework): decisión de adecuación (UE) 2023/1795 de la Comisión Europea (art. 45 del RGPD); el destinatario está certificado',
    frameworkUk:
      'Extensión para el Reino Unido del Marco de Privacidad de Datos UE-EE. UU. (UK Extension to the EU-US Data Privacy Framework); el destinatario está certificado',
    frameworkSwiss: 'Swiss-US Data Privacy Framework; el destinatario está certificado',
    clausesEu: 'Cláusulas contractuales tipo de la Comisión Europea (art. 46, apartado 2, letra c), del RGPD)',
    clausesUk:
      'International Data Transfer Agreement o Addendum emitido por el Information Commissioner del Reino Unido (art. 46 del RGPD del Reino Unido)',
    clausesSwiss:
      'Cláusulas tipo de protección de datos reconocidas por la autoridad suiza de protección de datos, el FDPIC (art. 16, apartado 2, letra d), de la LPD)',
    bindingRules: 'Normas corporativas vinculantes (art. 46, apartado 2, letra b), del RGPD)',
    explicitConsent:
      'Su consentimiento explícito, tras recibir información sobre los riesgos (art. 49, apartado 1, letra a), del RGPD)',
    contract:
      'Transferencia necesaria para un contrato con usted o en su interés (art. 49, apartado 1, letras b) o c), del RGPD)',
    frameworkOrClausesEu:
      'Cláusulas contractuales tipo de la Comisión Europea (art. 46, apartado 2, letra c), del RGPD) o, si el destinatario está certificado, Marco de Privacidad de Datos UE-EE. UU. (EU-US Data Privacy Framework, art. 45 del RGPD)',
  },
  copy: 'Puede obtener una copia de las cláusulas o normas aquí indicadas, o saber dónde están disponibles, poniéndose en contacto con nosotros (%{contact}).',
  usRisk:
    'Fuera de los países con una decisión de adecuación, el nivel de protección de datos exigido por la ley puede ser inferior y las autoridades pueden tener un acceso más amplio a los datos. Por ello se acuerdan las garantías aquí indicadas.',
};
