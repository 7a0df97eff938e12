import type { Translated } from '../../../translated.ts';
import type { introduction as english } from '../../en/documents/introduction.ts';

export const introduction: Translated<typeof english> = {
  about: {
    heading: 'What this notice is about',
    site: 'This notice explains what personal data is processed when you use %{site}, for what purposes and on what lawful basis, who receives it, how long it is kept and what rights you have.',
    app: 'This notice explains what personal data is processed when you use the app %{site}, for what purposes and on what lawful basis, who receives it, how long it is kept and what rights you have.',
    siteWithoutBasis:
      'This notice explains what personal data is processed when you use %{site}, for what purposes, who receives it, how long it is kept and what rights you have.',
    appWithoutBasis:
      'This notice explains what personal data is processed when you use the app %{site}, for what purposes, who receives it, how long it is kept and what rights you have.',
    brief: 'There is a short version too: %{link}.',
    informs:
      'It is for your information: you do not have to accept it, and reading it does not amount to consent. Where we need your consent, we ask for it separately.',
    personalData:
      'Personal data means any information about a person who is identified or can be identified, such as a name, an email address or the IP address of a device.',
  },
  laws: {
    heading: 'Which laws apply',
    intro: 'We process personal data under the following laws:',
    gdprEstablished:
      'the EU General Data Protection Regulation, Regulation (EU) 2016/679 (GDPR), because we are established in the European Economic Area (Article 3(1) GDPR)',
    gdprAddressed:
      'the EU General Data Protection Regulation, Regulation (EU) 2016/679 (GDPR), so far as we offer %{site} to people in the European Economic Area or monitor how they use it (Article 3(2) GDPR)',
    ukEstablished: 'the UK GDPR and the Data Protection Act 2018, because we are established in the United Kingdom',
    ukAddressed:
      'the UK GDPR and the Data Protection Act 2018, so far as we offer %{site} to people in the United Kingdom or monitor how they use it',
    swissEstablished: 'the Swiss Federal Act on Data Protection (FADP), because we are established in Switzerland',
    swissAddressed:
      'the Swiss Federal Act on Data Protection (FADP), so far as the processing has effects in Switzerland (Article 3 FADP)',
    usStates:
      'the consumer privacy laws of the US states named in the section ‘%{section}’, for residents of those states and so far as each law applies to us',
  },
};
