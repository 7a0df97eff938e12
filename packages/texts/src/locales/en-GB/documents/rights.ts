import type { Translated } from '../../../translated.ts';
import type { rights as english } from '../../en/documents/rights.ts';

export const rights: Translated<typeof english> = {
  heading: 'Your rights',
  intro: 'So far as the law that applies to you provides, you have the following rights:',
  access: {
    name: 'Access',
    text: 'You may find out whether we process data about you and receive a copy of it, together with the details of the processing (Article 15 GDPR).',
  },
  rectification: {
    name: 'Rectification',
    text: 'You may have inaccurate data put right and incomplete data completed (Article 16 GDPR).',
  },
  erasure: {
    name: 'Erasure',
    text: 'You may have your data erased, for example when it is no longer needed or you withdraw your consent (Article 17 GDPR).',
  },
  restriction: {
    name: 'Restriction of processing',
    text: 'You may require that data is only stored and not used in any other way, for example while its accuracy is being checked (Article 18 GDPR).',
  },
  notification: {
    name: 'Notification of recipients',
    text: 'We inform each recipient of your data of any rectification, erasure or restriction, unless that is impossible or involves disproportionate effort; if you ask, we tell you who they are (Article 19 GDPR).',
  },
  portability: {
    name: 'Data portability',
    text: 'You may receive the data you have given us in a structured, commonly used and machine-readable format, or have it sent to another controller, where the processing is based on consent or a contract and is automated (Article 20 GDPR).',
  },
  automated: {
    name: 'No solely automated decisions',
    text: 'You have the right not to be subject to a decision based solely on automated processing that significantly affects you, except where the law allows it; you may then have a person review it (Article 22 GDPR).',
  },
  withdrawal: {
    name: 'Withdrawal of consent',
    text: 'You may withdraw any consent at any time. What was done before the withdrawal remains lawful (Article 7(3) GDPR).',
  },
  deceased: {
    name: 'Data of people who have died',
    france:
      'You may give directions on how your data is to be kept, erased and communicated after your death (Article 85 of the French Data Protection Act, Law no. 78-17 of 6 January 1978).',
    italy:
      'The rights in Articles 15 to 22 GDPR over the data of a person who has died belong to those who have an interest of their own, who act as that person’s agent to protect them, or who act for family reasons worthy of protection (Article 2-terdecies of the Italian Data Protection Code, Legislative Decree no. 196/2003).',
    spain:
      'The relatives and heirs of a person who has died, and those who shared that person’s life, may ask us for access to that person’s data and for its rectification or erasure, unless the person expressly forbade it or a law provides otherwise (Article 3 of the Spanish Organic Law 3/2018, LOPDGDD).',
  },
  objection: {
    heading: 'Right to object',
    reasons:
      'Where we process your data on the basis of legitimate interests or in the public interest, you may object at any time on grounds relating to your particular situation. We then stop, unless we demonstrate compelling legitimate grounds or need the data for legal claims (Article 21(1) GDPR).',
    marketing:
      'You may object to the use of your data for direct marketing at any time and without giving reasons. We then no longer use it for that purpose (Article 21(2) and (3) GDPR).',
  },
  exercise: {
    heading: 'How to exercise your rights',
    write:
      'To exercise your rights, contact us: %{contact}. A sentence is enough; there is no special form to fill in.',
    form: 'To exercise your rights, use this form: %{link}. You may also write to %{contact}.',
    formText: 'request form',
    answer:
      'We reply free of charge and without undue delay, at the latest within one month. Where requests are complex or numerous, that period may be extended by two further months; in that case we tell you within the first month and give our reasons (Article 12 GDPR).',
    identity: 'We ask for further information to confirm your identity only if we have reasonable doubts about it.',
  },
  complaint: {
    heading: 'Complaint to a supervisory authority',
    gdpr: 'If you consider that the processing of your data infringes the law, you may lodge a complaint with a data protection supervisory authority, in particular in the Member State of your residence, of your place of work or of the alleged infringement (Article 77 GDPR).',
    competent: 'The authority competent for us is:',
    competentOneOf:
      'Which authority is competent for us depends on the part of the country in which we are established. These are the authorities in the country (%{country}); you may turn to any of them:',
    find: 'The authorities of all the countries of the European Economic Area are listed here: %{link}.',
    findText: 'European Data Protection Board, members',
    court: 'You may also go to court (Article 79 GDPR).',
    name: 'Authority',
    address: 'Address',
    email: 'Email',
    website: 'Website',
  },
};
