import type { LegalTerms } from '../../legal-terms.ts';

export const legalTerms: LegalTerms = {
  law: 'Määrus (EL) 2016/679 (isikuandmete kaitse üldmäärus, IKÜM), eestikeelne versioon',
  source: 'from memory',
  terms: {
    controller: {
      term: 'vastutav töötleja',
      stems: [
        'vastutav töötleja',
        'vastutava töötleja',
        'vastutavale töötleja',
        'vastutavad töötleja',
        'vastutavate töötleja',
      ],
    },
    processor: { term: 'volitatud töötleja', stems: ['volitatud töötleja'] },
    consent: { term: 'nõusolek', stems: ['nõusolek'] },
    legitimateInterests: { term: 'õigustatud huvi', stems: ['õigustatud huvi'] },
    dataSubject: { term: 'andmesubjekt', stems: ['andmesubjekt'] },
    supervisoryAuthority: { term: 'järelevalveasutus', stems: ['järelevalveasutus'] },
    recipient: { term: 'vastuvõtja', stems: ['vastuvõtja'] },
    personalData: { term: 'isikuandmed', stems: ['isikuand'] },
    processing: { term: 'töötlemine', stems: ['töötle', 'töödel'] },
    dataProtectionOfficer: { term: 'andmekaitseametnik', stems: ['andmekaitseametnik'] },
    representative: { term: 'esindaja', stems: ['esindaja'] },
    profiling: { term: 'profiilianalüüs', stems: ['profiilianalüüs'] },
    thirdCountry: {
      term: 'kolmas riik',
      stems: [
        'kolmas riik',
        'kolmanda riigi',
        'kolmandasse riiki',
        'kolmandad riigid',
        'kolmandate riikide',
        'kolmandatesse riikidesse',
      ],
    },
    adequacyDecision: { term: 'kaitse piisavuse otsus', stems: ['kaitse piisavuse otsus'] },
    standardContractualClauses: {
      term: 'lepingu tüüptingimused',
      stems: ['lepingu tüüptingimus', 'lepingu tüüptingimuste'],
    },
    access: { term: 'andmetega tutvumine', stems: ['tutvu'] },
    rectification: { term: 'andmete parandamine', stems: ['paranda'] },
    erasure: { term: 'andmete kustutamine', stems: ['kustuta'] },
    restriction: { term: 'töötlemise piiramine', stems: ['piirami'] },
    portability: { term: 'andmete ülekandmine', stems: ['ülekandmi'] },
    objection: { term: 'õigus esitada vastuväiteid', stems: ['vastuväi'] },
  },
};
