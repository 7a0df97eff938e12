import type { LegalTerms } from '../../legal-terms.ts';

export const legalTerms: LegalTerms = {
  law: 'Rozporządzenie (UE) 2016/679 (RODO), wersja polska',
  source: 'from memory',
  terms: {
    controller: { term: 'administrator', stems: ['administrator'] },
    processor: {
      term: 'podmiot przetwarzający',
      stems: ['podmiot przetwarzając', 'podmiotu przetwarzając', 'podmiotem przetwarzając', 'podmioty przetwarzając'],
    },
    consent: { term: 'zgoda', stems: ['zgoda', 'zgody', 'zgodę', 'zgodą', 'zgodzie'] },
    legitimateInterests: { term: 'prawnie uzasadnione interesy', stems: ['prawnie uzasadnion'] },
    dataSubject: { term: 'osoba, której dane dotyczą', stems: ['której dane dotyczą', 'których dane dotyczą'] },
    supervisoryAuthority: { term: 'organ nadzorczy', stems: ['organ nadzorcz', 'organu nadzorcz', 'organy nadzorcz'] },
    recipient: { term: 'odbiorca', stems: ['odbiorc'] },
    personalData: {
      term: 'dane osobowe',
      stems: ['dane osobowe', 'danych osobowych', 'danym osobowym', 'danymi osobowymi'],
    },
    processing: { term: 'przetwarzanie', stems: ['przetwarza'] },
    dataProtectionOfficer: { term: 'inspektor ochrony danych', stems: ['inspektor ochrony', 'inspektorem ochrony'] },
    representative: { term: 'przedstawiciel', stems: ['przedstawiciel'] },
    profiling: { term: 'profilowanie', stems: ['profilowan'] },
    thirdCountry: {
      term: 'państwo trzecie',
      stems: ['państwo trzecie', 'państwa trzecie', 'państw trzecich', 'państwach trzecich'],
    },
    adequacyDecision: {
      term: 'decyzja stwierdzająca odpowiedni stopień ochrony',
      stems: ['stwierdzająca odpowiedni stopień ochrony', 'stwierdzającej odpowiedni stopień ochrony'],
    },
    standardContractualClauses: {
      term: 'standardowe klauzule umowne',
      stems: ['standardowe klauzule umowne', 'standardowych klauzul umownych'],
    },
    access: { term: 'dostęp', stems: ['dostęp'] },
    rectification: { term: 'sprostowanie', stems: ['sprostowani'] },
    erasure: { term: 'usunięcie', stems: ['usunięci'] },
    restriction: { term: 'ograniczenie przetwarzania', stems: ['ograniczeni'] },
    portability: { term: 'przenoszenie danych', stems: ['przenoszeni'] },
    objection: { term: 'prawo do sprzeciwu', stems: ['sprzeciw'] },
  },
};
