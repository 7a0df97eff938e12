import type { LegalTerms } from '../../legal-terms.ts';

export const legalTerms: LegalTerms = {
  law: 'Règlement (UE) 2016/679 (RGPD), version française',
  source: 'from memory',
  terms: {
    controller: { term: 'responsable du traitement', stems: ['responsable'] },
    processor: { term: 'sous-traitant', stems: ['sous-trait'] },
    consent: { term: 'consentement', stems: ['consent'] },
    legitimateInterests: { term: 'intérêts légitimes', stems: ['légitime'] },
    dataSubject: { term: 'personne concernée', stems: ['concernée'] },
    supervisoryAuthority: { term: 'autorité de contrôle', stems: ['autorité de contrôle'] },
    recipient: { term: 'destinataire', stems: ['destinataire'] },
    personalData: {
      term: 'données à caractère personnel',
      stems: ['données à caractère personnel', 'données personnelles'],
    },
    processing: { term: 'traitement', stems: ['trait'] },
    dataProtectionOfficer: { term: 'délégué à la protection des données', stems: ['protection des données'] },
    representative: { term: 'représentant', stems: ['représentant'] },
    profiling: { term: 'profilage', stems: ['profilage'] },
    thirdCountry: { term: 'pays tiers', stems: ['pays tiers'] },
    adequacyDecision: { term: 'décision d’adéquation', stems: ['adéquation'] },
    standardContractualClauses: { term: 'clauses contractuelles types', stems: ['clauses contractuelles types'] },
    access: { term: 'accès', stems: ['accès'] },
    rectification: { term: 'rectification', stems: ['rectification'] },
    erasure: { term: 'effacement', stems: ['effacement'] },
    restriction: { term: 'limitation du traitement', stems: ['limitation'] },
    portability: { term: 'portabilité des données', stems: ['portabilité'] },
    objection: { term: 'droit d’opposition', stems: ['oppos'] },
  },
};
