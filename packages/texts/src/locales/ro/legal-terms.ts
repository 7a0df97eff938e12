import type { LegalTerms } from '../../legal-terms.ts';

export const legalTerms: LegalTerms = {
  law: 'Regulamentul (UE) 2016/679 (RGPD), versiunea în limba română',
  source: 'from memory',
  terms: {
    controller: { term: 'operator', stems: ['operator'] },
    processor: { term: 'persoană împuternicită de operator', stems: ['împuternicit'] },
    consent: { term: 'consimțământ', stems: ['consimț'] },
    legitimateInterests: {
      term: 'interese legitime',
      stems: [
        'interes legitim',
        'interese legitime',
        'interesele legitime',
        'intereselor legitime',
        'interesul legitim',
        'interesului legitim',
      ],
    },
    dataSubject: { term: 'persoană vizată', stems: ['vizat'] },
    supervisoryAuthority: { term: 'autoritate de supraveghere', stems: ['de supraveghere'] },
    recipient: { term: 'destinatar', stems: ['destinatar'] },
    personalData: { term: 'date cu caracter personal', stems: ['cu caracter personal'] },
    processing: { term: 'prelucrare', stems: ['prelucr'] },
    dataProtectionOfficer: { term: 'responsabil cu protecția datelor', stems: ['cu protecția datelor'] },
    representative: { term: 'reprezentant', stems: ['reprezentant'] },
    profiling: { term: 'creare de profiluri', stems: ['de profiluri'] },
    thirdCountry: { term: 'țară terță', stems: ['țară terță', 'țări terțe', 'țările terțe', 'țărilor terțe'] },
    adequacyDecision: {
      term: 'decizie privind caracterul adecvat al nivelului de protecție',
      stems: ['caracterul adecvat'],
    },
    standardContractualClauses: { term: 'clauze contractuale standard', stems: ['contractuale standard'] },
    access: { term: 'drept de acces', stems: ['acces'] },
    rectification: { term: 'rectificare', stems: ['rectificare'] },
    erasure: { term: 'ștergerea datelor', stems: ['șterger'] },
    restriction: { term: 'restricționarea prelucrării', stems: ['restricțion'] },
    portability: { term: 'portabilitatea datelor', stems: ['portabilit'] },
    objection: { term: 'drept la opoziție', stems: ['opoziție'] },
  },
};
