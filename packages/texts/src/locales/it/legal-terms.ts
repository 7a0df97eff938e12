import type { LegalTerms } from '../../legal-terms.ts';

export const legalTerms: LegalTerms = {
  law: 'Regolamento (UE) 2016/679, versione italiana',
  source: 'from memory',
  terms: {
    controller: { term: 'titolare del trattamento', stems: ['titolar'] },
    processor: { term: 'responsabile del trattamento', stems: ['responsabil'] },
    consent: { term: 'consenso', stems: ['consen'] },
    legitimateInterests: { term: 'legittimo interesse', stems: ['legittim'] },
    dataSubject: { term: 'interessato', stems: ['interessat'] },
    supervisoryAuthority: { term: 'autorità di controllo', stems: ['autorità di controllo'] },
    recipient: { term: 'destinatario', stems: ['destinatar'] },
    personalData: { term: 'dati personali', stems: ['dati personali'] },
    processing: { term: 'trattamento', stems: ['tratta'] },
    dataProtectionOfficer: {
      term: 'responsabile della protezione dei dati',
      stems: ['responsabile della protezione dei dati'],
    },
    representative: { term: 'rappresentante', stems: ['rappresentant'] },
    profiling: { term: 'profilazione', stems: ['profilazione'] },
    thirdCountry: { term: 'paese terzo', stems: ['paese terzo', 'paesi terzi'] },
    adequacyDecision: { term: 'decisione di adeguatezza', stems: ['adeguatezza'] },
    standardContractualClauses: { term: 'clausole contrattuali tipo', stems: ['clausole contrattuali tipo'] },
    access: { term: 'accesso', stems: ['accesso'] },
    rectification: { term: 'rettifica', stems: ['rettifica'] },
    erasure: { term: 'cancellazione', stems: ['cancellazione'] },
    restriction: { term: 'limitazione di trattamento', stems: ['limitazione'] },
    portability: { term: 'portabilità dei dati', stems: ['portabilità'] },
    objection: { term: 'diritto di opposizione', stems: ['oppo'] },
  },
};
