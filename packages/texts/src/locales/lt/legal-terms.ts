import type { LegalTerms } from '../../legal-terms.ts';

export const legalTerms: LegalTerms = {
  law: 'Reglamentas (ES) 2016/679 (BDAR), lietuviška redakcija',
  source: 'from memory',
  terms: {
    controller: { term: 'duomenų valdytojas', stems: ['duomenų valdytoj'] },
    processor: { term: 'duomenų tvarkytojas', stems: ['duomenų tvarkytoj'] },
    consent: { term: 'sutikimas', stems: ['sutikim'] },
    legitimateInterests: {
      term: 'teisėti interesai',
      stems: ['teisėti interes', 'teisėtas interes', 'teisėtais interes', 'teisėtų interes'],
    },
    dataSubject: { term: 'duomenų subjektas', stems: ['duomenų subjekt'] },
    supervisoryAuthority: { term: 'priežiūros institucija', stems: ['priežiūros institucij'] },
    recipient: { term: 'duomenų gavėjas', stems: ['gavėj'] },
    personalData: { term: 'asmens duomenys', stems: ['asmens duomen'] },
    processing: { term: 'duomenų tvarkymas', stems: ['tvarky', 'tvarko'] },
    dataProtectionOfficer: { term: 'duomenų apsaugos pareigūnas', stems: ['duomenų apsaugos pareigūn'] },
    representative: { term: 'atstovas', stems: ['atstov'] },
    profiling: { term: 'profiliavimas', stems: ['profiliav'] },
    thirdCountry: {
      term: 'trečioji valstybė',
      stems: [
        'trečioji valstyb',
        'trečiosios valstyb',
        'trečiųjų valstyb',
        'trečiosiose valstyb',
        'trečiąsias valstyb',
      ],
    },
    adequacyDecision: { term: 'sprendimas dėl tinkamumo', stems: ['dėl tinkamumo'] },
    standardContractualClauses: {
      term: 'standartinės sutarčių sąlygos',
      stems: [
        'standartinės sutarčių sąlyg',
        'standartinių sutarčių sąlyg',
        'standartines sutarčių sąlyg',
        'standartinėmis sutarčių sąlyg',
      ],
    },
    access: { term: 'teisė susipažinti su duomenimis', stems: ['susipažin'] },
    rectification: { term: 'duomenų ištaisymas', stems: ['ištaisy'] },
    erasure: { term: 'duomenų ištrynimas', stems: ['ištryn', 'ištrin'] },
    restriction: { term: 'duomenų tvarkymo apribojimas', stems: ['aprib'] },
    portability: { term: 'duomenų perkeliamumas', stems: ['perkeliamum'] },
    objection: { term: 'teisė nesutikti', stems: ['nesutik'] },
  },
};
