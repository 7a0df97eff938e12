import type { Translated } from '../../translated.ts';
import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: Translated<typeof english> = {
  mails: {
    confirm: {
      subject: 'Please confirm: %{list}',
      body: `Somebody, hopefully you, asked on %{site} to receive the newsletter “%{list}” at %{email}.

To confirm that it was you, please open this page and press the button:

%{link}

The link works until %{date}. If it was not you, you need not do anything: without your confirmation, no newsletter is sent and the address is deleted.`,
    },
    confirmed: {
      subject: 'You are subscribed: %{list}',
      body: `You have confirmed that you would like to receive the newsletter “%{list}” from %{site} at %{email}.

You may unsubscribe at any time, without signing in and without giving a reason:

%{link}`,
    },
    claimed: {
      subject: 'Please confirm: unsubscribe from %{list}',
      body: `Somebody, hopefully you, asked on %{site} to stop the newsletter “%{list}” to %{email}.

To unsubscribe, please open this page and press the button:

%{link}

If it was not you, you need not do anything: you will continue to receive the newsletter.`,
    },
    replyTo: {
      subject: 'Replies to %{list}: please confirm',
      body: `Replies to the newsletter “%{list}” from %{site} are to be sent to %{email}.

If you wish to receive what its subscribers answer, open this page and press the button:

%{link}

If you know nothing about this, you need not do anything: without your confirmation, no email will name your address. The link is valid for seven days.`,
    },
  },
  confirm: {
    title: 'Confirm your subscription',
    intro: 'Once you confirm, you will receive the newsletter “%{list}” from %{site} at %{email}.',
    button: 'Confirm subscription',
    notMe: 'It was not me',
    until: 'You can confirm until %{date}. You may unsubscribe at any time.',
  },
  confirmed: {
    title: 'You are subscribed',
    text: 'From now on, you will receive the newsletter “%{list}” from %{site}. You may unsubscribe at any time.',
  },
  declined: {
    title: 'We will not send you anything',
    text: 'The request has been cancelled and the address deleted. You need not do anything else.',
  },
  expired: {
    title: 'This link is no longer valid',
    text: 'It worked until %{date}. We can send a new one to the same address.',
    button: 'Send a new link',
  },
  sentAgain: {
    title: 'Check your inbox',
    text: 'A new link is on its way to the same address. Please look in your spam folder too.',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    intro: '%{email} will no longer receive the newsletter “%{list}” from %{site}.',
    button: 'Unsubscribe',
  },
  unsubscribed: {
    title: 'You have unsubscribed',
    text: '%{email} no longer receives the newsletter “%{list}” from %{site}. This took effect at once.',
    mistake: 'Was that a mistake?',
    button: 'Subscribe again',
  },
  replyTo: {
    title: 'Receive replies to a newsletter',
    intro: 'Subscribers who reply to the newsletter “%{list}” from %{site} would be writing to %{email}.',
    button: 'Confirm address',
    decline: 'I do not want this',
    consequence: 'Until you confirm, no email will name this address.',
  },
  replyToConfirmed: {
    title: 'The address is confirmed',
    text: 'From now on, replies to the newsletter “%{list}” from %{site} will be sent to %{email}.',
  },
  replyToDeclined: {
    title: 'No replies will be sent to you',
    text: 'No email will name %{email}, and this address will not be asked again.',
  },
  replyToExpired: {
    title: 'This link is no longer valid',
    text: 'It was valid for seven days. Whoever publishes the newsletter “%{list}” can request a new one.',
  },
  notFound: {
    title: 'This link does not work',
    text: 'It may be incomplete, or what it led to may have been deleted. Please copy the whole link from the email.',
  },
  unavailable: {
    title: 'This cannot be done right now',
    text: 'Nothing has been changed. Please try again in a few minutes.',
  },
  back: 'Back to %{site}',
};
