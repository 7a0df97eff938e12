/** The page on which somebody follows their request. */
export const page = {
  title: 'Request %{number}',
  received: {
    title: 'We have received your request',
    text: 'Its number is %{number}. %{owner} answers by %{due} at the latest.',
    /** Where the address has to be confirmed. */
    code: 'We have sent a code to %{email}. Enter it here, so that %{owner} knows that the address is yours.',
    noCode: 'We have sent a confirmation to %{email}, with a link to your request.',
  },
  code: {
    label: 'Code from the email',
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
    text: 'Enter the key from the confirmation email, or open the link in it.',
    label: 'Key',
    button: 'Open',
    wrong: 'No request belongs to this key. Please copy the whole key from the email.',
  },
  /** Facts that the requester enters and a computer compares. */
  identity: {
    title: 'Confirm your identity',
    text: 'Please enter these facts. %{owner} has them already. They are compared automatically, and no one sees them. They are deleted after the comparison, and after 7 days at the latest.',
    points: {
      'customer-number': 'Customer number',
      'order-number': 'Order number',
      'invoice-number': 'Invoice number',
      'invoice-amount': 'Amount of your last invoice',
      'postal-code': 'Postal code',
      'birth-date': 'Date of birth',
      phone: 'Phone number',
      'account-end': 'Last four characters of your bank account number',
    },
    /** California. */
    declaration:
      'I declare under penalty of perjury that I am the person whose personal information this request is about.',
    signature: 'Your full name, as your signature',
    send: 'Send facts',
    sent: 'Thank you. What you entered is compared now. You will hear from us.',
    empty: 'Please fill in every field.',
  },
  /** A picture of an identity document, covered in the browser. */
  document: {
    title: 'Identity document',
    text: 'You can send a picture of an identity document if you like. Cover everything that is not needed. Only the covered picture leaves your device. It is encrypted, seen only by those who handle your request, and deleted once they have decided on your identity.',
    noScript:
      'You can cover parts of a picture here only with JavaScript. Without it, write to %{owner} and request another way. Please do not send an uncovered picture.',
    choose: 'Choose a picture (JPEG, PNG or WebP)',
    wrong: 'This picture cannot be opened. Choose a JPEG, PNG or WebP file.',
    how: 'Draw black boxes with your finger or mouse. By keyboard: add a box, move it with the arrow keys, change its size with Shift and the arrow keys, and remove it with Delete.',
    cover: 'You can cover',
    parts: {
      photo: 'Photo',
      signature: 'Signature',
      'document-number': 'Document number',
      'machine-readable': 'Machine-readable lines',
      'personal-number': 'Personal number',
      body: 'Height and eye color',
    },
    add: 'Add a black box',
    remove: 'Remove box',
    box: 'Black box %{number}',
    uncovered: 'Cover at least one part first.',
    send: 'Send the covered picture',
    sent: 'Thank you. The picture has arrived.',
  },
  asked: 'Your request',
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
    notTaken: 'This file was not saved: %{name}',
    filesHint: 'Up to %{count} files of %{size} MB each.',
    filesWrong: 'Attach at most %{count} files of %{size} MB each. Nothing was sent.',
  },
  /** Files of both sides. A code opens each file of one letter once. */
  files: {
    title: 'Files',
    until: 'Available until %{date}',
    text: 'To download files, you need a code, which we send to %{email}. It opens each file of a message once.',
    ask: 'Send me a code',
    download: 'Download',
    gone: 'This file is no longer available.',
    /** All letters and files, the first of the files. */
    everything: 'Everything in one ZIP file',
  },
  /** What the consent records of the site hold under the address of the requester. */
  held: {
    title: 'Your consents',
    agreed: 'You agreed to: %{list}.',
    nothing: 'We have no active consent from you here.',
    button: 'Withdraw all consents',
    sure: 'This takes effect immediately. Earlier use of your data remains lawful.',
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
      'The data you gave with a consent stays recorded unchanged, as proof. Your correction appears next to it.',
  },
  withdraw: {
    text: 'Is this settled for you?',
    button: 'Withdraw request',
    sure: 'If you withdraw the request, no one works on it anymore. You can send a new one at any time.',
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
    title: 'Form not found',
    text: 'It may have been taken down, or the address may be incomplete.',
  },
  unavailable: {
    title: 'This cannot be done right now',
    text: 'Nothing was changed. Please try again in a few minutes.',
  },
} as const;
