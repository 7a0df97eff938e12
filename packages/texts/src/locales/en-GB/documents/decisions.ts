import type { Translated } from '../../../translated.ts';
import type { decisions as english } from '../../en/documents/decisions.ts';

export const decisions: Translated<typeof english> = {
  automated: {
    heading: 'Automated decisions and profiling',
    none: 'We take no decisions about you that are based solely on automated processing, including profiling, and that have legal effects concerning you or similarly significantly affect you (Article 22 GDPR).',
    nonePlain:
      'We take no decisions about you by automated means alone that have legal effects concerning you or similarly significantly affect you.',
    reason: 'Reason',
    made: 'We take decisions that are based solely on automated processing, including profiling, and that have legal effects concerning you or similarly significantly affect you (Article 22 GDPR).',
    madePlain:
      'We take decisions by automated means alone that have legal effects concerning you or similarly significantly affect you.',
    logic: 'The logic involved',
    consequences: 'What it means for you',
    rights: 'You may have such a decision reviewed by a person, put your point of view and contest the decision.',
    profilingIntro:
      'For advertising or to adapt content, profiles of people’s interests are built from the way they use sites and apps, by:',
  },
  sources: {
    heading: 'Data we receive from others',
    intro: 'Some personal data comes to us not from you but from others (Article 14 GDPR):',
    introPlain: 'Some personal data comes to us not from you but from others:',
    caption: 'Data from other sources',
    from: 'Source',
    data: 'Data',
    purpose: 'Purpose',
    public: 'Publicly accessible?',
  },
  obligation: {
    heading: 'Whether you have to provide data',
    text: 'It is up to you whether you use %{site}. We have stated above, for each occasion, whether particular data is needed for what you ask of us and what follows if you do not provide it.',
    services:
      'You never have to provide data whose processing is based on your consent: if you refuse, only the function in question is unavailable.',
  },
  children: {
    heading: 'Children',
    notDirected:
      '%{site} is not aimed at children, and we do not knowingly collect data from them. If you believe that a child has given us personal data, let us know (%{contact}) and we will delete it.',
    minimumAge: {
      one: '%{site} may be used by anyone aged %{number} or over.',
      other: '%{site} may be used by anyone aged %{number} or over.',
    },
    directed:
      '%{site} is also aimed at children. Where processing of a child’s data is based on consent and the child is below the age the law requires, consent must be given or authorised by the holder of parental responsibility (Article 8 GDPR).',
    directedPlain: '%{site} is also aimed at children.',
    parents:
      'Parents and guardians may see their child’s data, have it deleted and refuse any further collection by contacting us (%{contact}).',
    parentsUs:
      'In the United States, the Children’s Online Privacy Protection Rule (16 CFR Part 312) allows personal data of children under 13 to be collected online only with the verifiable consent of a parent, subject to the exceptions it sets out.',
  },
};
