/** What subscribers of a newsletter read, in their language: the mails that ask and confirm, and the pages behind their links. */
export const newsletter = {
  mails: {
    confirm: {
      subject: 'Please confirm: %{list}',
      body: `Somebody, hopefully you, asked on %{site} to receive the newsletter “%{list}” at %{email}.

To confirm that it was you, open this page and press the button:

%{link}

The link works until %{date}. If it was not you, you do not have to do anything: without the confirmation, no newsletter is sent, and the address is deleted.`,
    },
    confirmed: {
      subject: 'You are subscribed: %{list}',
      body: `You confirmed that you would like to receive the newsletter “%{list}” from %{site} at %{email}.

You can unsubscribe at any time, without signing in and without giving reasons:

%{link}`,
    },
    claimed: {
      subject: 'Please confirm: unsubscribe from %{list}',
      body: `Somebody, hopefully you, asked on %{site} to stop the newsletter “%{list}” to %{email}.

To unsubscribe, open this page and press the button:

%{link}

If it was not you, you do not have to do anything: you will continue to receive the newsletter.`,
    },
    replyTo: {
      subject: 'Replies to %{list}: please confirm',
      body: `Replies to the newsletter “%{list}” from %{site} are to go to %{email}.

If you want to receive what its subscribers answer, open this page and press the button:

%{link}

If you know nothing of this, you do not have to do anything: without the confirmation no mail names your address. The link works for seven days.`,
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
    text: 'From now on you receive the newsletter “%{list}” from %{site}. You can unsubscribe at any time.',
  },
  declined: {
    title: 'Nothing will be sent to you',
    text: 'The request was canceled and the address is deleted. You do not need to do anything else.',
  },
  expired: {
    title: 'This link is no longer valid',
    text: 'It was to be opened until %{date}. We can send a new one to the same address.',
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
    text: '%{email} no longer receives the newsletter “%{list}” from %{site}. This took effect at once.',
    mistake: 'Was it a mistake?',
    button: 'Subscribe again',
  },
  replyTo: {
    title: 'Receive replies to a newsletter',
    intro: 'Subscribers who answer the newsletter “%{list}” from %{site} would write to %{email}.',
    button: 'Confirm address',
    decline: 'I do not want this',
    consequence: 'Until you confirm, no mail names this address.',
  },
  replyToConfirmed: {
    title: 'The address is confirmed',
    text: 'From now on, replies to the newsletter “%{list}” from %{site} go to %{email}.',
  },
  replyToDeclined: {
    title: 'No replies will be sent to you',
    text: 'No mail names %{email}, and this address is not asked again.',
  },
  replyToExpired: {
    title: 'This link is no longer valid',
    text: 'It worked for seven days. Whoever sends out the newsletter “%{list}” can have a new one sent.',
  },
  notFound: {
    title: 'This link does not work',
    text: 'It may be incomplete, or what it led to was deleted. Please copy the whole address from the mail.',
  },
  unavailable: {
    title: 'This cannot be done right now',
    text: 'Nothing was changed. Please try again in a few minutes.',
  },
  back: 'Back to %{site}',
} as const;
