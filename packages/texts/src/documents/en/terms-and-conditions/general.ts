/** Who contracts with whom about what. */
export const general = {
  about: {
    heading: 'What these terms are about',
    /** `owner` and `site` are names. */
    text: 'These terms apply to the use of %{site} and to the contracts that %{owner} concludes with you through it.',
    /** To whom it is offered. */
    consumersOnly: 'Our offer is meant for consumers.',
    businessesOnly:
      'Our offer is meant only for businesses, that is, for persons who act in the course of their trade, business, craft or profession, and for legal persons. We conclude no contracts with consumers.',
    both: 'Our offer is meant for consumers and for businesses. Where a clause refers to consumers, it applies only to them.',
    consumer:
      'A consumer is a natural person who acts for purposes that are outside their trade, business, craft or profession.',
    /** `link` leads to the privacy policy. */
    privacy:
      'How we handle personal data is explained in the %{link}. It is for your information: you do not have to agree to it, and agreeing to these terms does not mean that you consent to the use of your data.',
    privacyText: 'privacy policy',
    /** Where there is no link. */
    privacyPlain:
      'Agreeing to these terms does not mean that you consent to the use of your personal data; we inform you about that separately.',
  },
  provider: {
    heading: 'Who we are',
    text: 'You are contracting with %{owner}.',
    representative: 'Represented by',
    register: 'Register entry',
    /** `name` is a register, `number` the number in it. */
    registerEntry: '%{name}, %{number}',
    we: 'In these terms, “we” means %{owner}.',
  },
  offer: {
    heading: 'What we offer',
    intro: 'Through %{site} we offer:',
    /** Keys are those of the offers. */
    kinds: {
      goods: 'goods that we sell and send to you',
      digitalContent: 'digital content that you download or play',
      software: 'software that you use over the internet',
      marketplace: 'a marketplace on which others offer their goods and services',
      community: 'a community whose users publish content of their own',
      mobileApp: 'an app for mobile devices',
      information: 'information that you can read free of charge',
    },
    description: 'The description of each offer states exactly what you receive.',
  },
  account: {
    heading: 'Your account',
    truth: 'If you open an account, give true information and keep it up to date.',
    secret:
      'Keep your password to yourself. If you believe that somebody else uses your account, tell us without delay.',
    close: 'You can close your account at any time. Contracts that are still running end according to their own terms.',
  },
  /** A number of days, as the sentences of these terms have it. */
  days: {
    /** "with notice of 30 days" */
    notice: { one: '%{number} day', other: '%{number} days' },
    /** "at least 30 days before" */
    before: { one: '%{number} day', other: '%{number} days' },
  },
} as const;
