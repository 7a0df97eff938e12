/** People and roles of an account. */
export const teamErrors = {
  'account.not-found': 'You do not belong to such an account.',
  'person.not-found': 'There is no such person in this account.',
  'role.owner': 'The owner keeps the account until it is handed over.',
  'role.exclusive': 'Whoever runs the account cannot also handle whistleblowing reports. Choose one of the two.',
  'role.higher': 'This person may do more than you. Ask the owner of the account.',
  'role.project': 'This role needs a project of this account, or is for the whole account alone.',
} as const;
