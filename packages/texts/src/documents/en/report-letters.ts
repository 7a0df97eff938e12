/** Messages of managers to reporters, to begin with: the managers fill them in. */
export const reportLetters = {
  asked:
    'Thank you for your report. To investigate it, we would like to know more:\n\n– \n\nYou do not have to answer, and you can stay anonymous.',
  acknowledged:
    'We received your report and will investigate it. You will hear from us within three months. Please come back to this mailbox from time to time: we may have questions.',
  feedback:
    'We investigated your report. This is what we did or will do, and why:\n\n– \n\nIf something is missing or wrong, please write to us here.',
  minutes:
    'These are the minutes of our conversation. Please check them. You can agree to them or correct them here.\n\n–',
  'consent-asked':
    'We would like to give your name to the following people or authority, for this reason:\n\n– \n\nWe do so only if you agree. If you do not, nothing changes for you.',
  'disclosure-told': 'The law obliges us to give your name to the following authority, for these reasons:\n\n–',
} as const;
