import type { Translated } from '../../../translated.ts';
import type { india as english } from '../../en/regimes/india.ts';

export const india: Translated<typeof english> = {
  heading: 'For people in India',
  scope:
    'Where the Indian Digital Personal Data Protection Act, 2023, applies, this section supplements this notice. The sections referred to in brackets are those of that Act.',
  notice:
    'The personal data processed and the purposes are those stated in this notice (section 5). You may ask for this notice in English or in any of the languages in the Eighth Schedule to the Constitution of India.',
  withdrawal: 'You may withdraw your consent at any time, as easily as you gave it (section 6(4)).',
  rightsIntro: 'You may:',
  rights: {
    access:
      'obtain a summary of your data and of what is done with it, and the identities of all those with whom it has been shared (section 11)',
    correction: 'have your data corrected, completed, updated or erased (section 12)',
    grievance: 'have your grievances redressed (section 13)',
    nomination: 'nominate a person to exercise your rights if you die or become incapacitated (section 14)',
  },
  exercise:
    'Contact us: %{contact}. Your questions about the processing are answered there too (section 8(9)). We respond to grievances within 90 days.',
  authority: 'If that does not help, you may complain to the Data Protection Board of India (%{link}).',
};
