import type { LegalTerms } from '../../legal-terms.ts';

export const legalTerms: LegalTerms = {
  law: 'Uredba (EU) 2016/679 (GDPR), slovenska različica',
  source: 'from memory',
  terms: {
    controller: { term: 'upravljavec', stems: ['upravljavec', 'upravljavc'] },
    processor: { term: 'obdelovalec', stems: ['obdelovalec', 'obdelovalc'] },
    consent: { term: 'privolitev', stems: ['privolit'] },
    legitimateInterests: {
      term: 'zakoniti interesi',
      stems: ['zakoniti interes', 'zakonitih interes', 'zakonitega interes', 'zakonite interes'],
    },
    dataSubject: {
      term: 'posameznik, na katerega se nanašajo osebni podatki',
      stems: ['na katerega se nanašajo', 'na katere se nanašajo'],
    },
    supervisoryAuthority: {
      term: 'nadzorni organ',
      stems: ['nadzorni organ', 'nadzornega organ', 'nadzornemu organ', 'nadzornem organ', 'nadzornih organ'],
    },
    recipient: {
      term: 'uporabnik podatkov',
      stems: [
        'uporabnik podatkov',
        'uporabnika podatkov',
        'uporabniku podatkov',
        'uporabniki podatkov',
        'uporabnikov podatkov',
        'uporabnikom podatkov',
        'uporabnike podatkov',
      ],
    },
    personalData: {
      term: 'osebni podatki',
      stems: ['osebni podat', 'osebne podat', 'osebnih podat', 'osebnimi podat', 'osebnim podat'],
    },
    processing: { term: 'obdelava', stems: ['obdelav', 'obdelovan', 'obdeluje'] },
    dataProtectionOfficer: {
      term: 'pooblaščena oseba za varstvo podatkov',
      stems: ['pooblaščena oseba za varstvo', 'pooblaščeno osebo za varstvo', 'pooblaščene osebe za varstvo'],
    },
    representative: { term: 'predstavnik', stems: ['predstavnik'] },
    profiling: {
      term: 'oblikovanje profilov',
      stems: ['oblikovanje profilov', 'oblikovanja profilov', 'oblikovanju profilov', 'oblikovanjem profilov'],
    },
    thirdCountry: {
      term: 'tretja država',
      stems: ['tretja država', 'tretje države', 'tretjo državo', 'tretji državi', 'tretjih držav'],
    },
    adequacyDecision: {
      term: 'sklep o ustreznosti',
      stems: ['sklep o ustreznosti', 'sklepa o ustreznosti', 'sklepi o ustreznosti', 'sklepom o ustreznosti'],
    },
    standardContractualClauses: {
      term: 'standardna pogodbena določila',
      stems: [
        'standardna pogodbena določila',
        'standardnih pogodbenih določil',
        'standardnimi pogodbenimi določili',
        'standardnim pogodbenim določilom',
      ],
    },
    access: { term: 'dostop', stems: ['dostop'] },
    rectification: { term: 'popravek', stems: ['popravek', 'popravk'] },
    erasure: { term: 'izbris', stems: ['izbris'] },
    restriction: { term: 'omejitev obdelave', stems: ['omejitev', 'omejitv'] },
    portability: { term: 'prenosljivost podatkov', stems: ['prenosljivost'] },
    objection: { term: 'pravica do ugovora', stems: ['ugovor'] },
  },
};
