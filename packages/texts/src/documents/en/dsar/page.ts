/** The page on which somebody follows their request. */
export const page = {
  title: 'Request %{number}',
  received: {
    title: 'We have received your request',
    text: 'Its number is %{number}. %{owner} answers by %{due} at the latest.',
    /** Where the address has to be confirmed. */
    code: 'We have sent a code to %{email}. Enter it here, so that %{owner} knows that the address is yours.',
    noCode: 'We have sent a confirmation to %{email}, with a link to the page of your request.',
  },
  code: {
    label: 'Code from the mail',
    button: 'Confirm address',
    wrong: 'This code is not right. Codes left to try: %{left}.',
    spent: 'This code no longer works. We can send you a new one.',
    again: 'Send a new code',
    sent: 'A new code is on its way to %{email}.',
    confirmed: 'Your address is confirmed.',
    open: 'Your address is not confirmed yet.',
  },
  open: {
    title: 'Follow your request',
    text: 'Enter the key from the mail that confirmed your request, or open the link in it.',
    label: 'Key',
    button: 'Open',
    wrong: 'No request belongs to this key. Please copy the whole key from the mail.',
  },
  asked: 'What was asked',
  due: 'Answer by',
  status: 'Status',
  states: {
    received: 'Received',
    identity: 'Waiting for you',
    'in-work': 'In progress',
    answered: 'Answered',
    partly: 'Partly fulfilled',
    refused: 'Refused',
    withdrawn: 'Withdrawn',
    appeal: 'Appeal in progress',
    closed: 'Closed',
  },
  messages: 'Messages',
  noMessages: 'There are no messages yet.',
  fromYou: 'You',
  write: {
    label: 'Write to %{owner}',
    button: 'Send message',
    sent: 'Your message was sent.',
    empty: 'Write something first, up to 5,000 characters.',
    files: 'Attach files',
    filesHint: 'Up to %{count} files of %{size} MB each.',
    filesWrong: 'Attach at most %{count} files of %{size} MB each. Nothing was sent.',
  },
  /** Files of both sides. Each download needs a code of its own. */
  files: {
    title: 'Files',
    until: 'Available until %{date}',
    text: 'Each download needs a new code, which we send to %{email}.',
    ask: 'Send me a code',
    download: 'Download',
    gone: 'This file is no longer available.',
  },
  /** What the consent records of the site hold under the address of the requester. */
  held: {
    title: 'Your consents',
    agreed: 'You agreed to: %{list}.',
    nothing: 'There is no consent of yours here, or you have withdrawn all of them.',
    button: 'Withdraw all consents',
    sure: 'This takes effect at once. What was done before remains lawful.',
    confirm: 'Yes, withdraw them',
    done: 'Your consents are withdrawn.',
    /** The name of the file with all of it. */
    file: 'Everything recorded about your consents on this site',
    firstName: 'First name',
    lastName: 'Last name',
    correct: 'Save correction',
    correctWrong: 'A name can have up to 200 characters.',
    /** What was declared with a consent is evidence. */
    correctKept:
      'What you stated with a consent stays recorded as you stated it then, as proof. Your correction stands beside it.',
  },
  withdraw: {
    text: 'Is this settled for you?',
    button: 'Withdraw request',
    sure: 'If you withdraw the request, nobody works on it any more. You can send a new one at any time.',
    confirm: 'Yes, withdraw it',
    done: 'Your request is withdrawn.',
  },
  appeal: {
    text: 'If you do not agree with the answer, you can appeal to %{owner}.',
    label: 'Why you do not agree',
    button: 'Send appeal',
    done: 'Your appeal was sent. It is answered by %{due} at the latest.',
  },
  notFound: {
    title: 'This form is not here',
    text: 'It may have been taken down, or the address may be incomplete.',
  },
  unavailable: {
    title: 'This cannot be done right now',
    text: 'Nothing was changed. Please try again in a few minutes.',
  },
} as const;
