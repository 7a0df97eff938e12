/** The form by which people use their rights. Read by visitors who know no law. */
export const form = {
  title: 'Your data, your rights',
  /** The text of a link to the form. */
  link: 'Your privacy rights',
  language: 'Language',
  intro:
    'Here you can ask %{owner} about your personal data, or have something done with it. It is free, and you need no account or ID.',
  place: {
    label: 'Where do you live?',
    hint: 'Your rights depend on it.',
    choose: 'Please choose',
    change: 'Show my rights',
    /** A part of a country: United States – California. */
    part: '%{country} – %{part}',
  },
  rights: {
    label: 'What do you want?',
    hint: 'You can choose more than one.',
  },
  for: {
    label: 'Who is it about?',
    self: 'Me',
    child: 'A child in my care',
    represented: 'Someone I legally represent',
    deceased: 'Someone who has died',
    agent: 'Someone who authorized me in writing',
    person: 'Their name',
    personHint: 'Only if it is not you.',
  },
  name: 'Your name',
  email: 'Your email address',
  emailHint: 'If possible, the one that %{owner} knows. We send the answer there.',
  /** The consent ID itself is called as the banner calls it. */
  consentIdHint: 'Optional. You find it in the site’s cookie settings. It lets us find your choices there.',
  /** The hint of the address, where the site says who is signed in there. */
  signedIn: 'Confirmed by your sign-in on the website. We send the answer there.',
  details: {
    label: 'Details',
    hint: 'Optional. For example a customer number, what is wrong, or what you want to know. Please send no copy of an ID.',
  },
  send: 'Send request',
  privacy: '%{owner} uses your request to answer you, and then keeps it for a limited time as proof of the answer.',
  /** A field that only programs fill in, hidden from people. */
  trap: 'Leave this field empty',
  /** While the browser solves a challenge, and nobody has to do anything. */
  working: 'One moment, please: your browser is solving a small task. After that, the request is sent automatically.',
  errors: {
    title: 'Please check the form',
    place: 'Choose where you live.',
    rights: 'Choose what you want.',
    name: 'Enter your name, up to 200 characters.',
    email: 'Enter an email address, such as name@example.com.',
    person: 'Enter the person’s name, up to 200 characters.',
    consentId: 'Enter the consent ID (32 digits and letters), or leave the field empty.',
    details: 'The details are too long: at most 5,000 characters.',
    busy: 'This cannot be sent right now. What you wrote is still here. Please try again in a few minutes.',
    tooMany: 'Many requests came from your network. Please try again in %{minutes} min.',
    signIn: 'Your sign-in could not be confirmed. You can still send the request: we then email you a code.',
  },
} as const;
