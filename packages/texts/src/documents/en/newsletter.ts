/** What subscribers of a newsletter read, in their language: the mails that ask and confirm, and the pages behind their links. */
export const newsletter = {
  mails: {
    confirm: {
      subject: 'Please confirm: %{list}',
      body: `Someone, hopefully you, subscribed to the newsletter “%{list}” on %{site} with %{email}.

To confirm that it was you, open this page and press the button:

%{link}

The link works until %{date}. If it was not you, ignore this email. Without confirmation, we send no newsletter and delete the address.`,
    },
    confirmed: {
      subject: 'You are subscribed: %{list}',
      body: `You confirmed that you would like to receive the newsletter “%{list}” from %{site} at %{email}.

You can unsubscribe at any time, without signing in and without giving reasons:

%{link}`,
    },
    claimed: {
      subject: 'Please confirm: unsubscribe from %{list}',
      body: `Someone, hopefully you, asked on %{site} to unsubscribe %{email} from the newsletter “%{list}”.

To unsubscribe, open this page and press the button:

%{link}

If it was not you, ignore this email. You will continue to receive the newsletter.`,
    },
    replyTo: {
      subject: 'Replies to %{list}: please confirm',
      body: `The sender of the newsletter “%{list}” from %{site} wants replies to go to %{email}.

To receive these replies, open this page and press the button:

%{link}

If you do not expect this, ignore this email. Until you confirm, no newsletter shows your address. The link works for seven days.`,
    },
  },
  confirm: {
    title: 'Confirm your subscription',
    intro: 'You are about to receive the newsletter “%{list}” from %{site} at %{email}.',
    button: 'Confirm subscription',
    notMe: 'It was not me',
    until: 'You can confirm until %{date}. You can unsubscribe at any time.',
  },
  confirmed: {
    title: 'You are subscribed',
    text: 'You will now receive the newsletter “%{list}” from %{site}. You can unsubscribe at any time.',
  },
  declined: {
    title: 'You will receive no emails',
    text: 'The request was canceled and the address is deleted. You do not need to do anything else.',
  },
  expired: {
    title: 'This link is no longer valid',
    text: 'The link was valid until %{date}. We can send a new one to the same address.',
    button: 'Send a new link',
  },
  sentAgain: {
    title: 'Check your inbox',
    text: 'A new link is on its way to the same address. Please also check your spam folder.',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    intro: '%{email} will no longer receive the newsletter “%{list}” from %{site}.',
    button: 'Unsubscribe',
  },
  unsubscribed: {
    title: 'You are unsubscribed',
    text: '%{email} no longer receives the newsletter “%{list}” from %{site}. This took effect immediately.',
    mistake: 'Was it a mistake?',
    button: 'Subscribe again',
  },
  replyTo: {
    title: 'Receive replies to a newsletter',
    intro: 'Replies to the newsletter “%{list}” from %{site} will go to %{email}.',
    button: 'Confirm address',
    decline: 'I do not want this',
    consequence: 'Until you confirm, no newsletter shows this address.',
  },
  replyToConfirmed: {
    title: 'Address confirmed',
    text: 'From now on, replies to the newsletter “%{list}” from %{site} go to %{email}.',
  },
  replyToDeclined: {
    title: 'You will receive no replies',
    text: 'No newsletter shows %{email}, and we will not contact this address again.',
  },
  replyToExpired: {
    title: 'This link is no longer valid',
    text: 'The link was valid for seven days. The sender of the newsletter “%{list}” can request a new one.',
  },
  notFound: {
    title: 'This link does not work',
    text: 'The link may be incomplete, or its page was deleted. Copy the whole link from the email.',
  },
  unavailable: {
    title: 'This is not possible right now',
    text: 'Nothing was changed. Please try again in a few minutes.',
  },
  back: 'Back to %{site}',
} as const;
