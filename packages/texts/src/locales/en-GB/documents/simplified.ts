import type { Translated } from '../../../translated.ts';
import type { simplified as english } from '../../en/documents/simplified.ts';

export const simplified: Translated<typeof english> = {
  what: {
    heading: 'What is processed, what for, and who receives it?',
    intro: 'These are the purposes for which personal data is processed, and the recipients for each.',
    data: 'The data concerned',
  },
  where: {
    heading: 'Where does the data go?',
    text: 'Countries of processing: %{countries}.',
    safeguards:
      'Outside the European Economic Area, the data is protected by the safeguards described in the full notice.',
  },
  howLong: {
    heading: 'How long is it kept?',
    text: 'For as long as the purpose requires, or longer where a law says so. The full notice gives the period or criterion for each purpose.',
  },
  choices: {
    heading: 'What can you decide?',
    consent: 'You may refuse or withdraw consent at any time.',
    object:
      'You may object to processing for direct marketing at any time, and to processing based on legitimate interests on grounds relating to your situation.',
    rights: 'You may see your data, have it corrected or erased, have its use restricted, and take it with you.',
    usOptOut:
      'In the US states named in the full notice, you may opt out of the sale of your data and of targeted advertising.',
    noRetaliation: 'Exercising a right costs nothing and does not put you at a disadvantage.',
    write: 'Contact us: %{contact}.',
    complain: 'You may complain to a data protection authority.',
  },
  more: {
    heading: 'Where can you read more?',
    text: 'The %{policy} sets all of this out in detail. It concerns the same processing and bears the same date.',
    policy: 'full notice',
  },
};
