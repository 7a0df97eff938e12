import type { LegalTerms } from '../../legal-terms.ts';

export const legalTerms: LegalTerms = {
  law: 'Regula (ES) 2016/679 (VDAR), latviešu valodas redakcija',
  source: 'from memory',
  terms: {
    controller: { term: 'pārzinis', stems: ['pārzinis', 'pārzini', 'pārziņ'] },
    processor: { term: 'apstrādātājs', stems: ['apstrādātāj'] },
    consent: { term: 'piekrišana', stems: ['piekrišan'] },
    legitimateInterests: {
      term: 'leģitīmās intereses',
      stems: ['leģitīmās interes', 'leģitīmajām interes', 'leģitīmām interes', 'leģitīmā interes', 'leģitīmo interešu'],
    },
    dataSubject: { term: 'datu subjekts', stems: ['datu subjekt'] },
    supervisoryAuthority: { term: 'uzraudzības iestāde', stems: ['uzraudzības iestād'] },
    recipient: { term: 'saņēmējs', stems: ['saņēmēj'] },
    personalData: { term: 'personas dati', stems: ['personas dat'] },
    processing: { term: 'apstrāde', stems: ['apstrād'] },
    dataProtectionOfficer: { term: 'datu aizsardzības speciālists', stems: ['datu aizsardzības speciālist'] },
    representative: { term: 'pārstāvis', stems: ['pārstāv'] },
    profiling: { term: 'profilēšana', stems: ['profilēšan'] },
    thirdCountry: {
      term: 'trešā valsts',
      stems: ['trešā valst', 'trešās valst', 'trešo valst', 'trešajā valst', 'trešajām valst', 'trešajās valst'],
    },
    adequacyDecision: {
      term: 'lēmums par aizsardzības līmeņa pietiekamību',
      stems: ['aizsardzības līmeņa pietiekamīb'],
    },
    standardContractualClauses: { term: 'līguma standartklauzulas', stems: ['līguma standartklauzul'] },
    access: { term: 'piekļuve', stems: ['piekļuv'] },
    rectification: { term: 'labošana', stems: ['labošan'] },
    erasure: { term: 'dzēšana', stems: ['dzēšan'] },
    restriction: { term: 'apstrādes ierobežošana', stems: ['ierobežošan'] },
    portability: { term: 'datu pārnesamība', stems: ['pārnesamīb'] },
    objection: { term: 'tiesības iebilst', stems: ['iebil'] },
  },
};
