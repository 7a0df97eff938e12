/** The letters of a request, in clauses. What a law demands of a letter stands in each of its kind. */
export const letters = {
  /** The sentence after it begins as a letter in the language does: in lowercase in German, with a capital in English. */
  greeting: 'Hello %{name},',
  closing: 'Kind regards',
  /** After a sentence: where the law says so. */
  cite: '%{sentence} (%{article})',
  message: { subject: 'A message about your request' },
  files: 'You can download the following from your request page until %{date}: %{list}.',
  redacted: 'Some passages in %{list} are blacked out, because they concern other people or must stay confidential.',
  acknowledgement: {
    subject: 'We have received your request',
    received: 'We received your request on %{date}. Its number is %{number}.',
    asked: 'You requested the following:',
    due: 'We answer free of charge, without undue delay, and by %{due} at the latest.',
    next: 'If we need anything else from you, we write to you here.',
  },
  identity: {
    subject: 'Please confirm your identity',
    doubt:
      'We have reasonable doubts about whether your request %{number} comes from the person it is about. The reason is:',
    /** Instead of a doubt, where the law demands a degree of certainty. */
    degree: 'Before we fulfill your request %{number}, the law obliges us to make sure that it comes from you.',
    points: 'Please enter the following on your request page. It is compared automatically, and no one sees it:',
    document:
      'On your request page, you can send a picture of an identity document. You cover everything that is not needed before it leaves your device. We delete it once we have decided on your identity.',
    ask: 'Please send us what removes this doubt. We need no more than that. It is deleted together with your request.',
  },
  clarification: {
    subject: 'We have a question about your request',
    ask: 'To answer your request %{number} we need to know more:',
  },
  pause: 'The time for our answer does not run until we hear from you.',
  extension: {
    subject: 'We need more time for your request',
    longer: 'We need more time for your request %{number} and now answer by %{due} at the latest.',
    complex: 'The reason is that your request is complex:',
    numerous: 'The reason is the number of requests:',
  },
  answer: {
    subject: 'The answer to your request',
    intro: 'This is our answer to your request %{number} of %{date}.',
  },
  refusal: {
    subject: 'The answer to your request',
    none: 'We do not act on your request %{number} of %{date}.',
    some: 'We do not do the following:',
    reason: 'The reason is:',
    grounds: {
      unfounded: 'The request is manifestly unfounded.',
      excessive: 'The request is excessive, in particular because it repeats earlier ones.',
      'not-identified': 'We cannot identify you in our data.',
      'legal-duty': 'A law obliges us to keep the data.',
      'legal-claims': 'We need the data to establish, exercise or defend legal claims.',
      others: 'It would infringe the rights and freedoms of other people.',
      'compelling-grounds':
        'We have compelling legitimate grounds for the processing that override your interests, rights and freedoms.',
      'no-right': 'The law that applies does not give you this right here.',
    },
  },
  remedies: {
    authority: 'You can complain to a data protection supervisory authority, for example to this one: %{authority}.',
    anyAuthority: 'You can complain to the data protection supervisory authority of the place where you live or work.',
    court: 'You can also go to court.',
    appeal:
      'You can appeal to us on your request page. If we refuse your appeal, too, you can complain to the attorney general of your state.',
  },
  fee: {
    subject: 'A fee for your request',
    ask: 'We charge a reasonable fee of %{amount} for your request %{number}, because:',
  },
  done: {
    access: 'Below you find which data we process about you, and how.',
    portability: 'You receive your data in a structured, commonly used and machine-readable format.',
    rectification: 'We have corrected your data.',
    erasure: 'We have erased your data.',
    restriction: 'From now on, we only store your data and do not otherwise use it. We tell you before that ends.',
    objection: 'We no longer process your data for the purposes you objected to.',
    'stop-marketing': 'We no longer use your data for direct marketing.',
    'human-review': 'A person has reviewed the decision.',
    withdrawal: 'We have recorded that you withdrew your consent. Earlier use of your data remains lawful.',
    'opt-out': 'We no longer sell or share your data.',
    limit: 'We use your sensitive data only where it is necessary for your requests to us.',
    'automation-opt-out': 'We no longer make significant decisions about you by automated means alone.',
    'automation-access': 'Below you find how automated decisions about you were made.',
    complaint: 'We have looked into your complaint.',
  },
  /** Art. 15(1) and (2): what an answer about data consists of. */
  access: {
    none: 'We process no data about you.',
    purposes: 'Purposes and legal basis',
    data: 'Categories of data',
    recipients: 'Recipients',
    noRecipients: 'No one receives the data.',
    kept: 'How long we keep it',
    source: 'Source of the data',
    fromYou: 'From you.',
    transfers: 'Transfers to third countries and their safeguards',
    noTransfers: 'The data is not transferred to third countries.',
    automated: 'Automated decisions',
    noAutomated: 'We make no decisions about you by automated means alone, and no profiling with such effects.',
    earlier: 'Your earlier requests: %{list}.',
    yourRights:
      'You can have your data corrected or erased, have its use restricted, or object to its use. You can also receive the data you gave us in a common format.',
    copy: 'A copy of your data',
  },
  recipients: {
    told: 'We notified these recipients:',
    none: 'We had not given the data to anyone, so there was no one to notify.',
  },
  kept: 'We have to keep the following, and use it for nothing else:',
  /** What stays of consents after an erasure, in a list of what is kept. */
  keptProof: 'A record that consents were given or withdrawn and when, as proof, without any link to you.',
  more: 'We would like to add:',
} as const;
