/** People and roles of an account. */
export const teamErrors = {
  'account.not-found': 'You do not belong to such an account.',
  'person.not-found': 'There is no such person in this account.',
  'role.owner': 'The owner keeps the account until it is handed over.',
  'role.exclusive': 'Whoever runs the account cannot also handle whistleblowing reports. Choose one of the two.',
  'view-as.read-only': 'You look at the account as somebody else sees it. Go back to your own view to change anything.',
  'role.higher': 'This person may do more than you. Ask the owner of the account.',
  'role.project': 'This role needs a project of this account, or is for the whole account alone.',
  'role.not-found': 'There is no such role in this account.',
  'role.limit': 'An account has at most %{most} roles of its own. Change or delete one of them.',
  'role.name-taken': 'There is already a role with this name.',
  'team.not-found': 'There is no such team in this account.',
  'team.name-taken': 'There is already a team with this name.',
  'invitation.not-found': 'This invitation was used, withdrawn, or is older than %{days} days. Ask for a new one.',
  'invitation.other-address': 'This invitation is for %{email}. Sign in with that address.',
  'invitation.limit':
    'At most %{most} invitations can be sent in a day or wait to be accepted. Withdraw some, or go on tomorrow.',
  'ownership.not-offered': 'The ownership of this account is not offered to you, or no longer.',
  'ownership.factor':
    'Accepting an account takes a second factor. Add one in the settings of your account, under Security.',
  'ownership.no-admin': 'The ownership can be offered to admins with a verified address alone.',
} as const;
