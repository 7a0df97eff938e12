import type { Translated } from '../../../translated.ts';
import type { southAfrica as english } from '../../en/regimes/south-africa.ts';

export const southAfrica: Translated<typeof english> = {
  heading: 'For people in South Africa',
  scope:
    'Where the South African Protection of Personal Information Act, Act no. 4 of 2013 (POPIA), applies, we are the responsible party and this section supplements this notice. The sections referred to in brackets are those of that Act.',
  officer: 'You may contact our information officer (section 55) here: %{contact}.',
  voluntary:
    'This notice states for each activity whether information must be given and what follows if it is not (section 18).',
  rightsIntro: 'You may:',
  rights: {
    access:
      'find out free of charge whether we hold information about you, and request the record or a description of it (section 23)',
    correction:
      'request the correction or deletion of information that is inaccurate, irrelevant, excessive, out of date, incomplete, misleading or obtained unlawfully (section 24)',
    objection:
      'object to processing on reasonable grounds relating to your situation (section 11(3)), and to direct marketing at any time',
    withdrawal: 'withdraw your consent at any time (section 11(2))',
    decisions:
      'not be subject to a decision with legal consequences that is based solely on automated processing (section 71)',
    court: 'institute civil proceedings (section 99)',
  },
  transfers:
    'Information is transferred to the countries outside South Africa named in this notice only as section 72 allows: where a law, binding rules or an agreement protects it adequately there, with your consent, or on another ground in that section.',
  authority: 'You may lodge a complaint with the Information Regulator (%{link}) (section 74).',
};
