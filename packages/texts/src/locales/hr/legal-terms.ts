import type { LegalTerms } from '../../legal-terms.ts';

export const legalTerms: LegalTerms = {
  law: 'Uredba (EU) 2016/679 (GDPR), hrvatska verzija',
  source: 'from memory',
  terms: {
    controller: {
      term: 'voditelj obrade',
      stems: ['voditelj obrade', 'voditelja obrade', 'voditelju obrade', 'voditelji obrade', 'voditeljem obrade'],
    },
    processor: {
      term: 'izvršitelj obrade',
      stems: ['izvršitelj obrade', 'izvršitelja obrade', 'izvršitelji obrade', 'izvršiteljem obrade'],
    },
    consent: { term: 'privola', stems: ['privol'] },
    legitimateInterests: {
      term: 'legitimni interesi',
      stems: [
        'legitimni interes',
        'legitimnog interesa',
        'legitimnih interesa',
        'legitimnim interesima',
        'legitimne interese',
      ],
    },
    dataSubject: { term: 'ispitanik', stems: ['ispitanik', 'ispitanic'] },
    supervisoryAuthority: {
      term: 'nadzorno tijelo',
      stems: ['nadzorno tijelo', 'nadzornog tijela', 'nadzornom tijelu', 'nadzorna tijela'],
    },
    recipient: { term: 'primatelj', stems: ['primatelj'] },
    personalData: { term: 'osobni podaci', stems: ['osobni poda', 'osobne poda', 'osobnih poda', 'osobnim poda'] },
    processing: { term: 'obrada', stems: ['obrad', 'obrađ'] },
    dataProtectionOfficer: {
      term: 'službenik za zaštitu podataka',
      stems: ['službenik za zaštitu', 'službenika za zaštitu', 'službeniku za zaštitu', 'službenikom za zaštitu'],
    },
    representative: { term: 'predstavnik', stems: ['predstavnik'] },
    profiling: {
      term: 'izrada profila',
      stems: ['izrada profila', 'izrade profila', 'izradu profila', 'izradi profila', 'izradom profila'],
    },
    thirdCountry: {
      term: 'treća zemlja',
      stems: ['treća zemlja', 'treće zemlje', 'treću zemlju', 'trećoj zemlji', 'trećih zemalja', 'trećim zemljama'],
    },
    adequacyDecision: {
      term: 'odluka o primjerenosti',
      stems: [
        'odluka o primjerenosti',
        'odluke o primjerenosti',
        'odluku o primjerenosti',
        'odluci o primjerenosti',
        'odlukom o primjerenosti',
      ],
    },
    standardContractualClauses: {
      term: 'standardne ugovorne klauzule',
      stems: ['standardne ugovorne klauzule', 'standardnih ugovornih klauzula', 'standardnim ugovornim klauzulama'],
    },
    access: { term: 'pristup', stems: ['pristup'] },
    rectification: { term: 'ispravak', stems: ['isprav'] },
    erasure: { term: 'brisanje', stems: ['brisanj'] },
    restriction: { term: 'ograničavanje obrade', stems: ['ograničavanj'] },
    portability: { term: 'prenosivost podataka', stems: ['prenosivost'] },
    objection: { term: 'pravo na prigovor', stems: ['prigovor'] },
  },
};
