/** How a policy begins: what it is about, and which laws it follows. */
export const introduction = {
  about: {
    heading: 'What this policy is about',
    site: 'This policy explains what personal data is processed when you use %{site}, for what purposes and on what legal basis, who receives it, how long it is kept and what rights you have.',
    app: 'This policy explains what personal data is processed when you use the app %{site}, for what purposes and on what legal basis, who receives it, how long it is kept and what rights you have.',
    /** Where only laws apply that know no legal bases. */
    siteWithoutBasis:
      'This policy explains what personal data is processed when you use %{site}, for what purposes, who receives it, how long it is kept and what rights you have.',
    appWithoutBasis:
      'This policy explains what personal data is processed when you use the app %{site}, for what purposes, who receives it, how long it is kept and what rights you have.',
    /** `link` leads to the short version, by its title. */
    brief: 'A short version: %{link}.',
    informs:
      'This document is for your information: you do not have to accept it, and reading it does not mean that you consent. Where we need your consent, we ask for it separately.',
    personalData:
      'Personal data means any information about a person who is or can be identified, such as a name, an e-mail address or the IP address of a device.',
  },
  laws: {
    heading: 'Which laws apply',
    intro: 'We process personal data under:',
    /** Each line is one law and why it applies. `site` is the name of the site. */
    gdprEstablished:
      'the General Data Protection Regulation, Regulation (EU) 2016/679 (GDPR), because we are established in the European Economic Area (Art. 3(1) GDPR)',
    gdprAddressed:
      'the General Data Protection Regulation, Regulation (EU) 2016/679 (GDPR), to the extent that we offer %{site} to people in the European Economic Area or monitor how they use it (Art. 3(2) GDPR)',
    ukEstablished: 'the UK GDPR and the Data Protection Act 2018, because we are established in the United Kingdom',
    ukAddressed:
      'the UK GDPR and the Data Protection Act 2018, to the extent that we offer %{site} to people in the United Kingdom or monitor how they use it',
    swissEstablished: 'the Swiss Federal Act on Data Protection (FADP), because we are established in Switzerland',
    swissAddressed:
      'the Swiss Federal Act on Data Protection (FADP), to the extent that the processing has effects in Switzerland (Art. 3 FADP)',
    /** `section` is the heading of another section. */
    usStates:
      'the consumer privacy laws of the US states named in the section “%{section}”, for their residents and to the extent that each law applies to us',
  },
} as const;
