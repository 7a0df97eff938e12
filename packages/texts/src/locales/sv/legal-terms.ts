import type { LegalTerms } from '../../legal-terms.ts';

export const legalTerms: LegalTerms = {
  law: 'Förordning (EU) 2016/679 (dataskyddsförordningen, GDPR), svensk version',
  source: 'from memory',
  terms: {
    controller: { term: 'personuppgiftsansvarig', stems: ['personuppgiftsansvarig'] },
    processor: { term: 'personuppgiftsbiträde', stems: ['personuppgiftsbiträd'] },
    consent: { term: 'samtycke', stems: ['samtyck'] },
    legitimateInterests: { term: 'berättigade intressen', stems: ['berättigade intresse', 'berättigat intresse'] },
    dataSubject: { term: 'registrerad', stems: ['registrerad'] },
    supervisoryAuthority: { term: 'tillsynsmyndighet', stems: ['tillsynsmyndighet'] },
    recipient: { term: 'mottagare', stems: ['mottagar'] },
    personalData: { term: 'personuppgifter', stems: ['personuppgifter'] },
    processing: { term: 'behandling', stems: ['behandl'] },
    dataProtectionOfficer: { term: 'dataskyddsombud', stems: ['dataskyddsombud'] },
    representative: { term: 'företrädare', stems: ['företrädar'] },
    profiling: { term: 'profilering', stems: ['profilering'] },
    thirdCountry: { term: 'tredjeland', stems: ['tredjeland', 'tredjeländ'] },
    adequacyDecision: { term: 'beslut om adekvat skyddsnivå', stems: ['adekvat skyddsnivå'] },
    standardContractualClauses: { term: 'standardavtalsklausuler', stems: ['standardavtalsklausul'] },
    access: { term: 'tillgång', stems: ['tillgång'] },
    rectification: { term: 'rättelse', stems: ['rättelse'] },
    erasure: { term: 'radering', stems: ['radering'] },
    restriction: { term: 'begränsning av behandling', stems: ['begränsning'] },
    portability: { term: 'dataportabilitet', stems: ['dataportabilitet'] },
    objection: { term: 'rätt att göra invändningar', stems: ['invändning'] },
  },
};
