/** Rights of the people concerned, and where to complain. */
export const rights = {
  heading: 'Your rights',
  intro: 'You have these rights, to the extent that the law that applies to you provides them:',
  access: {
    name: 'Access',
    text: 'You can find out whether we process data about you and receive a copy of it, together with the details of the processing (Art. 15 %{gdpr}).',
  },
  rectification: {
    name: 'Rectification',
    text: 'You can have inaccurate data corrected and incomplete data completed (Art. 16 %{gdpr}).',
  },
  erasure: {
    name: 'Erasure',
    text: 'You can have your data erased, for example when it is no longer needed or you withdraw your consent (Art. 17 %{gdpr}).',
  },
  restriction: {
    name: 'Restriction of processing',
    text: 'You can require that data only be stored and not otherwise used, for example while its accuracy is being checked (Art. 18 %{gdpr}).',
  },
  notification: {
    name: 'Notification of recipients',
    text: 'We tell each recipient of your data about rectification, erasure or restriction, unless that is impossible or takes disproportionate effort; on request we tell you who they are (Art. 19 %{gdpr}).',
  },
  portability: {
    name: 'Data portability',
    text: 'You can receive the data you gave us in a structured, commonly used, machine-readable format, or have it sent to another controller, where processing is based on consent or a contract and is automated (Art. 20 %{gdpr}).',
  },
  automated: {
    name: 'No solely automated decisions',
    text: 'You have the right not to be subject to a decision based solely on automated processing that significantly affects you, except where the law allows it; you can then have a person review it (Art. 22 %{gdpr}).',
  },
  withdrawal: {
    name: 'Withdrawal of consent',
    text: 'You can withdraw any consent at any time. This does not affect the lawfulness of processing before the withdrawal (Art. 7(3) %{gdpr}).',
  },
  /** By the law of the state where the owner is established. */
  deceased: {
    name: 'Data of deceased persons',
    france:
      'You can give directions on how your data is to be kept, erased and communicated after your death (Art. 85 of the French Data Protection Act, Law no. 78-17 of 6 January 1978).',
    italy:
      'The rights in Art. 15 to 22 GDPR over the data of a deceased person belong to those who have an interest of their own, act as that person’s agent to protect them, or act for family reasons worthy of protection (Art. 2-terdecies of the Italian Data Protection Code, Legislative Decree no. 196/2003).',
    spain:
      'Relatives and heirs of a deceased person, and those who shared that person’s life, can ask us for access to that person’s data and for its rectification or erasure, unless the person expressly forbade it or a law provides otherwise (Art. 3 of the Spanish Organic Law 3/2018, LOPDGDD).',
  },
  objection: {
    heading: 'Right to object',
    reasons:
      'Where we rely on legitimate interests or the public interest, you can object at any time on grounds relating to your particular situation. We then stop, unless we show compelling legitimate grounds that override your interests, rights and freedoms, or need the data for legal claims (Art. 21(1) %{gdpr}).',
    marketing:
      'You can object to the use of your data for direct marketing at any time and without giving reasons. We then no longer use it for that purpose (Art. 21(2) and (3) %{gdpr}).',
  },
  exercise: {
    heading: 'How to exercise your rights',
    /** `contact` is an e-mail address or a form. */
    write: 'To exercise your rights, write to %{contact}. A sentence is enough; no form is needed.',
    form: 'To exercise your rights, use this form: %{link}. You can also write to %{contact}.',
    formText: 'request form',
    answer:
      'We answer free of charge and without undue delay, at the latest within one month. Where requests are complex or numerous, this period can be extended by two further months; we then tell you within the first month and say why (%{provision}).',
    /** What fills `provision`, by law. */
    provisions: { union: 'Art. 12 %{gdpr}', unitedKingdom: 'Art. 12 and 12A UK GDPR' },
    identity: 'We ask you to confirm who you are only if we have reasonable doubts about it.',
  },
  complaint: {
    heading: 'Complaint to a supervisory authority',
    gdpr: 'If you believe that we break the law with your data, you can complain to a data protection supervisory authority, in particular in the Member State where you live, where you work or where the alleged infringement took place (Art. 77 GDPR).',
    competent: 'The authority competent for us is:',
    /** Of an owner without an establishment in the European Economic Area, for whom each authority is competent at home. */
    atRepresentative: 'The authority in the country of our representative is:',
    /** In countries with several authorities. */
    competentOneOf:
      'Which authority is competent for us depends on the part of the country in which we are established. These are the authorities in the country (%{country}); you can contact any of them:',
    /** `link` leads to the list of authorities in the EEA. */
    find: 'The authorities of all countries of the European Economic Area are listed here: %{link}.',
    findText: 'European Data Protection Board, members',
    court: 'You can also go to court (Art. 79 %{gdpr}).',
    name: 'Authority',
    address: 'Address',
    email: 'E-mail',
    website: 'Website',
  },
} as const;
