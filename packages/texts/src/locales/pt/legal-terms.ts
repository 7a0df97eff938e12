import type { LegalTerms } from '../../legal-terms.ts';

export const legalTerms: LegalTerms = {
  law: 'Regulamento (UE) 2016/679 (RGPD), versão portuguesa',
  source: 'from memory',
  terms: {
    controller: { term: 'responsável pelo tratamento', stems: ['responsável', 'responsáveis'] },
    processor: { term: 'subcontratante', stems: ['subcontrat'] },
    consent: { term: 'consentimento', stems: ['consenti'] },
    legitimateInterests: { term: 'interesses legítimos', stems: ['interesse legítimo', 'interesses legítimos'] },
    dataSubject: { term: 'titular dos dados', stems: ['titular'] },
    supervisoryAuthority: {
      term: 'autoridade de controlo',
      stems: ['autoridade de controlo', 'autoridades de controlo'],
    },
    recipient: { term: 'destinatário', stems: ['destinatári'] },
    personalData: { term: 'dados pessoais', stems: ['dados pessoais'] },
    processing: { term: 'tratamento', stems: ['tratamento', 'tratad', 'tratar', 'tratam'] },
    dataProtectionOfficer: {
      term: 'encarregado da proteção de dados',
      stems: ['encarregado da proteção de dados'],
    },
    representative: { term: 'representante', stems: ['representante'] },
    profiling: { term: 'definição de perfis', stems: ['definição de perfis'] },
    thirdCountry: { term: 'país terceiro', stems: ['país terceiro', 'países terceiros'] },
    adequacyDecision: { term: 'decisão de adequação', stems: ['decisão de adequação', 'decisões de adequação'] },
    standardContractualClauses: { term: 'cláusulas contratuais-tipo', stems: ['cláusulas contratuais-tipo'] },
    access: { term: 'direito de acesso', stems: ['acesso'] },
    rectification: { term: 'direito de retificação', stems: ['retificação'] },
    erasure: { term: 'direito ao apagamento dos dados', stems: ['apagamento'] },
    restriction: { term: 'direito à limitação do tratamento', stems: ['limitação'] },
    portability: { term: 'direito de portabilidade dos dados', stems: ['portabilidade'] },
    objection: { term: 'direito de oposição', stems: ['oposição'] },
  },
};
