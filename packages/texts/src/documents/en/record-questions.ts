/** What a colleague reads who is asked about records of processing: mails, and the pages behind the link. */
export const recordQuestions = {
  mails: {
    ask: {
      subject: 'A few questions from %{owner} about data at work',
      body: `%{owner} keeps a legally required register of how it uses personal data. You know one part of it best. Please answer a few questions:

%{link}

You need no account. The link works until %{date}. Please do not share it.`,
    },
    reminder: {
      subject: 'Reminder: a few questions from %{owner} about data at work',
      body: `%{owner} is still waiting for your answers to a few questions about data at work:

%{link}

The link works until %{date}. This is the only reminder.`,
    },
  },
  /** Where somebody arrives without the key of a link. */
  open: {
    title: 'Questions about data at work',
    text: 'Open the link that was sent to you. If that does not work, enter it here.',
    label: 'Link',
    button: 'Open',
    wrong: 'This link has no open questions. It may be expired, revoked or already answered.',
  },
  intro:
    '%{owner} would like to know how personal data is used here. Answer what you know and leave the rest blank. Someone reviews your answers before they count.',
  /** Above the questions: "Page 2 of 4". */
  step: 'Page %{number} of %{count}',
  /** A question each. */
  labels: {
    subjects: 'Whose data is it?',
    dataTypes: 'What data is it?',
    purpose: 'What is the data used for?',
    systems: 'Where is the data kept?',
    recipients: 'Who else gets the data?',
    kept: 'How long is the data kept?',
    owner: 'Who looks after it?',
    other: 'Anything else we should know?',
  },
  hints: {
    systems: 'Programs, mailboxes, folders, cabinets. One per line.',
    recipients: 'Companies, authorities, other departments. One per line.',
    owner: 'A name or an email address.',
  },
  /** The first choice of a list: nothing is answered. */
  unknown: 'I do not know',
  unsavable: 'Something you entered cannot be saved. Please shorten it.',
  /** What was answered was taken back, or its record is over; the next question follows. */
  gone: 'These questions are closed, so your last answers were not saved. Please continue here.',
  nothing: 'You have not answered a question yet.',
  next: 'Save and continue',
  back: 'Back',
  finish: {
    title: 'Send your answers?',
    text: 'Your answers are saved. Send them when you are done. Until %{date}, you can come back through the same link.',
    name: 'Your name',
    button: 'Send',
  },
  sent: {
    title: 'Thank you',
    text: 'Your answers were sent to %{owner}. You can close this page.',
  },
  unavailable: {
    title: 'This is not possible right now',
    text: 'Please try again in a minute. What you saved is still there.',
  },
} as const;
