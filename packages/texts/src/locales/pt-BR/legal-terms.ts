import type { LegalTerms } from '../../legal-terms.ts';

export const legalTerms: LegalTerms = {
  law: 'Lei nº 13.709/2018 (LGPD)',
  source: 'from memory',
  terms: {
    controller: { term: 'controlador', stems: ['controlador'] },
    processor: { term: 'operador', stems: ['operador'] },
    consent: { term: 'consentimento', stems: ['consent'] },
    legitimateInterests: { term: 'legítimo interesse', stems: ['legítimo'] },
    dataSubject: { term: 'titular dos dados', stems: ['titular'] },
    supervisoryAuthority: { term: 'autoridade de controle', stems: ['autoridade'] },
    recipient: { term: 'destinatário', stems: ['destinatári'] },
    personalData: { term: 'dados pessoais', stems: ['dados pessoais'] },
    processing: { term: 'tratamento', stems: ['trat'] },
    dataProtectionOfficer: { term: 'encarregado pelo tratamento de dados pessoais', stems: ['encarregado'] },
    representative: { term: 'representante', stems: ['representant'] },
    profiling: { term: 'definição de perfis', stems: ['perfi'] },
    thirdCountry: { term: 'país estrangeiro', stems: ['estrangeir', 'terceiro'] },
    adequacyDecision: { term: 'decisão de adequação', stems: ['adequação'] },
    standardContractualClauses: {
      term: 'cláusulas-padrão contratuais',
      stems: ['cláusulas-padrão contratuais', 'cláusulas contratuais padrão', 'cláusulas-padrão'],
    },
    access: { term: 'acesso', stems: ['acesso'] },
    rectification: { term: 'correção', stems: ['correção', 'retificação'] },
    erasure: { term: 'eliminação', stems: ['eliminação'] },
    restriction: { term: 'limitação do tratamento', stems: ['limitação', 'restrição'] },
    portability: { term: 'portabilidade dos dados', stems: ['portabilidade'] },
    objection: { term: 'direito de oposição', stems: ['opo'] },
  },
};
