import type { LegalTerms } from '../../legal-terms.ts';

export const legalTerms: LegalTerms = {
  law: 'Personopplysningsloven, med forordning (EU) 2016/679 (personvernforordningen) på norsk',
  source: 'from memory',
  terms: {
    controller: { term: 'behandlingsansvarlig', stems: ['behandlingsansvarlig'] },
    processor: { term: 'databehandler', stems: ['databehandler'] },
    consent: { term: 'samtykke', stems: ['samtykke'] },
    legitimateInterests: { term: 'berettigede interesser', stems: ['berettigede interesse', 'berettiget interesse'] },
    dataSubject: { term: 'registrert', stems: ['registrerte'] },
    supervisoryAuthority: { term: 'tilsynsmyndighet', stems: ['tilsynsmyndighet'] },
    recipient: { term: 'mottaker', stems: ['mottaker'] },
    personalData: { term: 'personopplysninger', stems: ['personopplysning'] },
    processing: { term: 'behandling', stems: ['behandl'] },
    dataProtectionOfficer: { term: 'personvernombud', stems: ['personvernombud'] },
    representative: { term: 'representant', stems: ['representant'] },
    profiling: { term: 'profilering', stems: ['profilering'] },
    thirdCountry: { term: 'tredjestat', stems: ['tredjestat'] },
    adequacyDecision: {
      term: 'beslutning om tilstrekkelig beskyttelsesnivå',
      stems: ['tilstrekkelig beskyttelsesnivå'],
    },
    standardContractualClauses: {
      term: 'standard personvernbestemmelser',
      stems: ['standard personvernbestemmelse'],
    },
    access: { term: 'innsyn', stems: ['innsyn'] },
    rectification: { term: 'retting', stems: ['retting'] },
    erasure: { term: 'sletting', stems: ['sletting'] },
    restriction: { term: 'begrensning av behandling', stems: ['begrensning'] },
    portability: { term: 'dataportabilitet', stems: ['dataportabilitet'] },
    objection: { term: 'rett til å protestere', stems: ['protester'] },
  },
};
