import type { Translated } from '../../../translated.ts';
import type { regions as english } from '../../en/documents/regions.ts';

export const regions: Translated<typeof english> = {
  uk: {
    heading: 'For people in the United Kingdom',
    reading:
      'Where this notice refers to an Article of the GDPR, the reference is, for processing governed by the UK GDPR, to the corresponding Article of the UK GDPR.',
    complainToUs:
      'You may complain to us about how we use your data (%{contact}). We acknowledge your complaint within 30 days, look into it without undue delay and tell you the outcome (section 164A of the Data Protection Act 2018).',
    complainToIco: 'You may also complain to the authority responsible for data protection in the United Kingdom:',
    adequacy:
      'For transfers from the United Kingdom, the UK’s own adequacy regulations apply instead of the decisions of the European Commission, and the standard contractual clauses are accompanied by the International Data Transfer Agreement or the UK Addendum.',
  },
  switzerland: {
    heading: 'For people in Switzerland',
    reading:
      'Where this notice refers to lawful bases and to Articles of the GDPR, these do not restrict or replace the Swiss Federal Act on Data Protection (FADP), which requires a justification only where processing breaches personality rights.',
    countries: 'Countries outside Switzerland in which personal data is processed: %{countries}.',
    safeguards:
      'The Federal Council recognises the states of the European Economic Area, the United Kingdom and others as offering adequate protection (Annex 1 to the Data Protection Ordinance), and the United States in the case of recipients certified under the Swiss-US Data Privacy Framework. Elsewhere, the standard contractual clauses mentioned above apply in the form recognised by the FDPIC (Article 16 FADP).',
    noCountries: 'The services named in this notice process personal data in Switzerland only.',
    rights:
      'You may request access to your data (Article 25 FADP), its handover or transfer (Article 28 FADP), and its correction, deletion or destruction, and you may object to its processing or disclosure (Articles 30 and 32 FADP). As a rule we reply within 30 days and free of charge.',
    authority: 'You may report breaches of the law to the competent authority:',
  },
};
