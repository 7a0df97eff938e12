/** Newsletters and their subscribers. */
export const newsletterErrors = {
  'newsletter.not-found': 'There is no such newsletter.',
  'newsletter.taken': 'Another newsletter of this site already uses this preference.',
  'reply-to.declined': 'The owner of this address does not want to receive replies. Enter another one.',
  'subscription.not-found': 'There is no such subscription.',
  'subscription.not-pending': 'Only a pending subscription can be asked to confirm again.',
  'subscription.mailed-enough': 'Three e-mails were sent to this address within a day. Try again tomorrow.',
} as const;
