/** People and roles of an account. */
export const teamErrors = {
  'account.not-found': 'You do not belong to this account.',
  'person.not-found': 'This person is not in the account.',
  'role.owner': 'The owner keeps the account until they transfer it.',
  'role.exclusive': 'Account admins cannot also handle whistleblowing reports. Choose one of the two.',
  'view-as.read-only': 'You are viewing the account as someone else. Return to your own view to make changes.',
  'role.higher': 'This person has more permissions than you. Contact the account owner.',
  'role.project': 'This role needs a project in this account, or applies to the whole account only.',
  'role.not-found': 'This role does not exist in the account.',
  'role.limit': 'An account can have at most %{most} custom roles. Edit or delete one.',
  'role.name-taken': 'A role with this name already exists.',
  'team.not-found': 'This team does not exist in the account.',
  'team.name-taken': 'A team with this name already exists.',
  'invitation.not-found': 'This invitation was used, withdrawn, or is older than %{days} days. Get a new one.',
  'invitation.other-address': 'This invitation is for %{email}. Sign in with that address.',
  'invitation.limit':
    'At most %{most} invitations can be sent in a day or pending at the same time. Withdraw some, or continue tomorrow.',
  'ownership.not-offered': 'No one has offered you ownership of this account, or the offer has ended.',
  'ownership.factor':
    'You need a second factor to accept an account. Add one in your account settings, under Password and devices.',
  'ownership.no-admin': 'Ownership can be offered only to admins with a verified address.',
} as const;
