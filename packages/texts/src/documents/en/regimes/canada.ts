/** Canada: the federal act (PIPEDA) and Quebec's. */
export const canada = {
  federal: {
    heading: 'For people in Canada',
    scope:
      'Where the Personal Information Protection and Electronic Documents Act (PIPEDA) applies, this section completes the policy. The principles named are those of Schedule 1 to that Act.',
    consent:
      'We collect, use and disclose your personal information with your knowledge and consent, except where the Act allows otherwise. You can withdraw consent at any time, subject to legal or contractual restrictions and reasonable notice (Principle 4.3.8).',
    /** `contact` is an e-mail address or a form. */
    accountable: 'The person accountable for our compliance (Principle 4.1) can be reached at %{contact}.',
    rights:
      'On request we tell you what personal information about you we hold, what it is used for and to whom it has been disclosed, give you access to it, and correct what is inaccurate or incomplete (Principle 4.9). We answer within 30 days of a written request (section 8(3)).',
    /** Only where data goes to other countries. */
    outside:
      'Personal information is also processed by service providers in the other countries named in this policy. There it may be accessible to courts and authorities under the law of that country.',
    /** `link` leads to the authority. */
    complaint:
      'You can challenge our compliance by writing to the same address (Principle 4.10), and complain to the Office of the Privacy Commissioner of Canada (%{link}).',
  },
  quebec: {
    heading: 'For people in Quebec',
    scope:
      'Where the Act respecting the protection of personal information in the private sector (CQLR, chapter P-39.1) applies, this section completes the policy. The sections named are those of that Act.',
    officer: 'The person named above is in charge of the protection of personal information (section 3.1).',
    /** Where nobody is named, the law itself gives the function to the head. */
    head: 'The person exercising the highest authority in our organization is in charge of the protection of personal information (section 3.1). Write to that person at %{contact}.',
    collection:
      'Personal information is collected from you, for the purposes named in this policy, when you give it and by means of the services and trackers named here (section 8).',
    /** Only where trackers are used. */
    profiling:
      'The section on trackers names the technology by which people can be identified, located or profiled, and the means of activating or deactivating it (section 8.1).',
    rightsIntro: 'You can:',
    rights: {
      access: 'access the information we hold about you and receive a copy of it (section 27)',
      portability:
        'receive computerized information that you gave us in a structured, commonly used technological format, or have it sent to another body (section 27)',
      rectification:
        'have information rectified that is inaccurate, incomplete or equivocal, or whose collection or keeping is not allowed by law (section 28)',
      withdrawal: 'withdraw your consent to the use or communication of the information (section 8)',
      dissemination:
        'have the dissemination of information ended, or a hyperlink attached to your name de-indexed, where it causes you serious injury (section 28.1)',
      decisions:
        'be told of a decision based exclusively on automated processing, learn the reasons and submit observations (section 12.1)',
    },
    onRequest:
      'On request we tell you what information was collected from you, which categories of persons in our organization have access to it and how long it is kept (section 8). We answer within 30 days (section 32).',
    outside:
      'Personal information may be communicated outside Quebec, to the countries named in this policy (sections 8 and 17).',
    /** `link` leads to the authority. */
    authority: 'You can also turn to the Commission d’accès à l’information du Québec (%{link}).',
  },
} as const;
