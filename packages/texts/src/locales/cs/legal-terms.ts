import type { LegalTerms } from '../../legal-terms.ts';

export const legalTerms: LegalTerms = {
  law: 'Nařízení (EU) 2016/679 (GDPR), české znění',
  source: 'from memory',
  terms: {
    controller: { term: 'správce', stems: ['správc'] },
    processor: { term: 'zpracovatel', stems: ['zpracovatel'] },
    consent: { term: 'souhlas', stems: ['souhlas'] },
    legitimateInterests: {
      term: 'oprávněné zájmy',
      stems: ['oprávněné zájmy', 'oprávněných zájm', 'oprávněný zájem', 'oprávněného zájmu'],
    },
    dataSubject: { term: 'subjekt údajů', stems: ['subjekt údajů', 'subjektu údajů', 'subjektů údajů'] },
    supervisoryAuthority: { term: 'dozorový úřad', stems: ['dozorov'] },
    recipient: { term: 'příjemce', stems: ['příjemc'] },
    personalData: {
      term: 'osobní údaje',
      stems: ['osobní údaj', 'osobních údaj', 'osobním údaj', 'osobními údaj'],
    },
    processing: { term: 'zpracování', stems: ['zpracován', 'zpracováv'] },
    dataProtectionOfficer: {
      term: 'pověřenec pro ochranu osobních údajů',
      stems: ['pověřenec pro ochranu', 'pověřence pro ochranu'],
    },
    representative: { term: 'zástupce', stems: ['zástupc'] },
    profiling: { term: 'profilování', stems: ['profilován'] },
    thirdCountry: { term: 'třetí země', stems: ['třetí země', 'třetích zem'] },
    adequacyDecision: {
      term: 'rozhodnutí o odpovídající ochraně',
      stems: ['rozhodnutí o odpovídající ochraně', 'rozhodnutím o odpovídající ochraně'],
    },
    standardContractualClauses: {
      term: 'standardní smluvní doložky',
      stems: ['standardní smluvní doložky', 'standardních smluvních doložek', 'standardním smluvním doložkám'],
    },
    access: { term: 'přístup', stems: ['přístup'] },
    rectification: { term: 'oprava', stems: ['oprav'] },
    erasure: { term: 'výmaz', stems: ['výmaz'] },
    restriction: { term: 'omezení zpracování', stems: ['omezení'] },
    portability: { term: 'přenositelnost údajů', stems: ['přenositelnost'] },
    objection: { term: 'právo vznést námitku', stems: ['námitk'] },
  },
};
