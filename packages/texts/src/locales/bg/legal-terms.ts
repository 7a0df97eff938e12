import type { LegalTerms } from '../../legal-terms.ts';

export const legalTerms: LegalTerms = {
  law: 'Регламент (ЕС) 2016/679 (ОРЗД), текст на български език',
  source: 'from memory',
  terms: {
    controller: { term: 'администратор', stems: ['администратор'] },
    processor: { term: 'обработващ лични данни', stems: ['обработващ лични данни', 'обработващият лични данни'] },
    consent: { term: 'съгласие', stems: ['съгласие'] },
    legitimateInterests: { term: 'легитимни интереси', stems: ['легитимни', 'легитимен'] },
    dataSubject: { term: 'субект на данни', stems: ['субект'] },
    supervisoryAuthority: { term: 'надзорен орган', stems: ['надзорен', 'надзорни', 'надзорния'] },
    recipient: { term: 'получател', stems: ['получател'] },
    personalData: { term: 'лични данни', stems: ['лични данни', 'личните данни'] },
    processing: { term: 'обработване', stems: ['обработван', 'обработва'] },
    dataProtectionOfficer: {
      term: 'длъжностно лице по защита на данните',
      stems: ['длъжностно лице по защита на данните', 'длъжностното лице по защита на данните'],
    },
    representative: { term: 'представител', stems: ['представител'] },
    profiling: { term: 'профилиране', stems: ['профилиране'] },
    thirdCountry: { term: 'трета държава', stems: ['трета държава', 'третата държава', 'трети държави'] },
    adequacyDecision: {
      term: 'решение относно адекватното ниво на защита',
      stems: ['относно адекватното ниво на защита'],
    },
    standardContractualClauses: {
      term: 'стандартни договорни клаузи',
      stems: ['стандартни договорни клаузи', 'стандартните договорни клаузи'],
    },
    access: { term: 'достъп', stems: ['достъп'] },
    rectification: { term: 'коригиране', stems: ['коригиране'] },
    erasure: { term: 'изтриване', stems: ['изтриване'] },
    restriction: { term: 'ограничаване на обработването', stems: ['ограничаване на обработването'] },
    portability: { term: 'преносимост на данните', stems: ['преносимост'] },
    objection: { term: 'право на възражение', stems: ['възражение'] },
  },
};
