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
  /** Facts that the requester enters and a computer compares. */
  identity: {
    title: 'Show us that it is you',
    text: 'Please enter these facts. %{owner} has them already. They are compared automatically and shown to nobody. They are deleted after the comparison, and after 7 days at the latest.',
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
    title: 'Picture of an identity document',
    text: 'If you like, send a picture of an identity document. Cover everything that is not needed. Only the covered picture leaves your device. It is encrypted, seen only by those who handle your request, and deleted once they have decided on your identity.',
    noScript:
      'Parts of a picture can be covered here only with JavaScript. Without it, write to %{owner} and ask for another way. Please do not send a picture that is not covered.',
    choose: 'Choose a picture (JPEG, PNG or WebP)',
    wrong: 'This picture cannot be opened. Choose a JPEG, PNG or WebP file.',
    how: 'Draw black boxes with your finger or mouse. By keyboard: add a box, move it with the arrow keys, change its size with Shift and the arrow keys, and remove it with Delete.',
    cover: 'What you can cover',
    parts: {
      photo: 'Photo',
      signature: 'Signature',
      'document-number': 'Number of the document',
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
