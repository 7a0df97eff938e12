import type { LegalTerms } from '../../legal-terms.ts';

export const legalTerms: LegalTerms = {
  law: 'Reglamento (UE) 2016/679 (RGPD), versión española',
  source: 'from memory',
  terms: {
    controller: { term: 'responsable del tratamiento', stems: ['responsable'] },
    processor: { term: 'encargado del tratamiento', stems: ['encargad'] },
    consent: { term: 'consentimiento', stems: ['consent'] },
    legitimateInterests: { term: 'interés legítimo', stems: ['legítimo'] },
    dataSubject: { term: 'interesado', stems: ['interesad'] },
    supervisoryAuthority: { term: 'autoridad de control', stems: ['autoridad de control', 'autoridades de control'] },
    recipient: { term: 'destinatario', stems: ['destinatari'] },
    personalData: { term: 'datos personales', stems: ['datos personales'] },
    processing: { term: 'tratamiento', stems: ['trat'] },
    dataProtectionOfficer: { term: 'delegado de protección de datos', stems: ['delegado de protección de datos'] },
    representative: { term: 'representante', stems: ['representant'] },
    profiling: { term: 'elaboración de perfiles', stems: ['perfil'] },
    thirdCountry: { term: 'tercer país', stems: ['tercer país', 'terceros países'] },
    adequacyDecision: { term: 'decisión de adecuación', stems: ['adecuación'] },
    standardContractualClauses: { term: 'cláusulas contractuales tipo', stems: ['cláusulas contractuales tipo'] },
    access: { term: 'acceso', stems: ['acceso'] },
    rectification: { term: 'rectificación', stems: ['rectificación'] },
    erasure: { term: 'supresión', stems: ['supresión'] },
    restriction: { term: 'limitación del tratamiento', stems: ['limitación'] },
    portability: { term: 'portabilidad de los datos', stems: ['portabilidad'] },
    objection: { term: 'derecho de oposición', stems: ['opo'] },
  },
};
