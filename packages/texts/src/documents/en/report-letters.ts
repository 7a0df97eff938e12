/** Messages of managers to reporters, to begin with: the managers fill them in. */
export const reportLetters = {
  asked:
    'Thank you for your report. To look into it we would like to know more:\n\n– \n\nYou do not have to answer, and you do not have to say who you are.',
  acknowledged:
    'We received your report and will look into it. You will hear from us within three months. Please come back to this mailbox from time to time: we may have questions.',
  feedback:
    'We looked into your report. This is what we did or will do, and why:\n\n– \n\nIf something is missing or wrong, please write to us here.',
  minutes:
    'These are the minutes of our conversation. Please check them. You can agree to them or correct them here.\n\n–',
  'consent-asked':
    'We would like to tell your name to the following people or authority, for this reason:\n\n– \n\nWe do so only if you agree. If you do not, nothing changes for you.',
  'disclosure-told': 'The law obliges us to tell your name to the following authority, for these reasons:\n\n–',
} as const;
