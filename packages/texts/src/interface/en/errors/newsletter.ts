/** Newsletters and their subscribers. */
export const newsletterErrors = {
  'newsletter.not-found': 'This newsletter does not exist.',
  'newsletter.taken': 'Another newsletter on this site already uses this preference.',
  'reply-to.declined': 'This address’s owner does not want to receive replies. Enter another one.',
  'subscription.not-found': 'This subscription does not exist.',
  'subscription.not-pending': 'Only a pending subscription can be sent another confirmation.',
  'subscription.mailed-enough': 'Three emails were sent to this address within a day. Try again tomorrow.',
} as const;
