/** Newsletters and their subscribers. */
export const newsletterErrors = {
  'newsletter.not-found': 'There is no such newsletter.',
  'newsletter.taken': 'Another newsletter of this site has this preference already.',
  'reply-to.declined': 'Whoever reads the mails to this address does not want the answers. Enter another one.',
  'subscription.not-found': 'There is no such subscription.',
  'subscription.not-pending': 'Only a subscription that waits for its confirmation can be asked for it again.',
  'subscription.mailed-enough': 'Three mails went to this address within a day. Try again tomorrow.',
} as const;
