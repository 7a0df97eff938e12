/** Mails about a request. They say nothing of what was asked or answered: that stands on the page of the request. */
export const mails = {
  received: {
    subject: 'Your request %{number}',
    code: `%{owner} received your request on %{date}. Its number is %{number}, and you get an answer by %{due} at the latest.

Please confirm that this address is yours. Your code is:

%{code}

It works for one hour. You can also confirm your address on your request page, where you find its status and all messages:

%{link}

If you did not send this request, you can ignore this email.`,
    noCode: `%{owner} received your request on %{date}. Its number is %{number}, and you get an answer by %{due} at the latest.

On your request page, you find its status and all messages:

%{link}

If you did not send this request, please tell us on that page.`,
  },
  code: {
    subject: 'Your code for request %{number}',
    body: `Your new code is:

%{code}

It works for one hour.`,
  },
  letter: {
    subject: 'Update to your request %{number}',
    body: `%{owner} has written to you about your request %{number}. For your protection, the message is on your request page:

%{link}`,
  },
} as const;
