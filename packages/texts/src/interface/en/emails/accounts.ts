/** Mails to people about their accounts and how they sign in. */
export const accountEmails = {
  verifyEmail: {
    subject: 'Please confirm your e-mail address',
    body: `Welcome.

Please confirm that %{email} is your e-mail address by opening this link:

%{link}

The link works for %{hours} hours. If you did not sign up, you need not do anything: without the confirmation, nobody can use your address here.`,
  },
  invitation: {
    subject: 'You are invited to work together',
    body: `%{inviter} invites you, %{email}, to join their account. Here you see which account it is, and can accept:

%{link}

The link works once, within %{days} days, and for your address alone. If you do not know who invited you, you need not do anything.`,
  },
  ownershipOffered: {
    subject: 'You are offered the account %{account}',
    body: `%{owner} offers you the ownership of the account “%{account}”. The owner alone can hand it over or delete it. To accept or decline within %{days} days, open the people of the account:

%{link}

If you do nothing, everything stays as it is.`,
  },
  ownershipChanged: {
    subject: 'The account %{account} has a new owner',
    body: `%{newOwner} is now the owner of the account “%{account}”. %{owner} handed it over and is an admin from now on.

If you did not expect this, ask them, and look at the audit log:

%{link}`,
  },
  secondFactorAdded: {
    subject: 'A second factor was added to your account',
    body: `From now on, signing in as %{email} takes more than the password: “%{name}”.

If it was not you, change your password at once, and remove it in the settings of your account:

%{link}`,
  },
  secondFactorRemoved: {
    subject: 'A second factor was removed from your account',
    body: `“%{name}” was removed as second factor of %{email}.

If it was not you, change your password at once, and look at your devices in the settings of your account:

%{link}`,
  },
  identityLinked: {
    subject: 'A new way to sign in was added to your account',
    body: `From now on, you can sign in as %{email} with %{provider}.

If it was not you, change your password at once, and disconnect it in the settings of your account:

%{link}`,
  },
  identityUnlinked: {
    subject: 'A way to sign in was removed from your account',
    body: `Nobody can sign in as %{email} with %{provider} any more.

If it was not you, change your password at once, and look at your devices in the settings of your account:

%{link}`,
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used to sign in',
    body: `Somebody, hopefully you, signed in as %{email} with a recovery code. %{left} are left.

If it was not you, change your password at once, and make new recovery codes in the settings of your account:

%{link}`,
  },
  signUpAgain: {
    subject: 'You already have an account',
    body: `Somebody, perhaps you, tried to sign up with %{email}. There is already an account with this address, so nothing was created.

To sign in, open this page:

%{link}

If you have forgotten your password, you can choose a new one there. If it was not you, you need not do anything.`,
  },
  resetPassword: {
    subject: 'Choose a new password',
    body: `Somebody, hopefully you, asked to choose a new password for the account of %{email}. To do so, open this link:

%{link}

The link works once, within %{minutes} minutes. If you did not ask for it, you need not do anything: your password stays as it is.`,
  },
  passwordChanged: {
    subject: 'Your password was changed',
    body: `The password of the account of %{email} was changed, and all other devices were signed out.

If it was not you, choose a new password at once:

%{link}`,
  },
  confirmNewEmail: {
    subject: 'Please confirm your new e-mail address',
    body: `You asked to use %{email} to sign in from now on. Please confirm that this address is yours by opening this link:

%{link}

The link works for %{hours} hours. Until then, your old address stays. If you did not ask for this, you need not do anything.`,
  },
  newEmailTaken: {
    subject: 'This address already has an account',
    body: `Somebody, perhaps you, asked to change the e-mail address of another account to %{email}. There is already an account with this address, so nothing was changed.

If it was not you, you need not do anything.`,
  },
  emailChanging: {
    subject: 'Your e-mail address is about to change',
    body: `Somebody, hopefully you, asked to change the e-mail address of your account from %{email} to %{newEmail}. It changes when the link that was sent to the new address is opened.

If it was not you, choose a new password at once:

%{link}`,
  },
  emailChanged: {
    subject: 'Your e-mail address was changed',
    body: `From now on, you sign in with %{newEmail}. The address %{email} is no longer used for your account.

If it was not you, please contact whoever runs this installation.`,
  },
  keyEnding: {
    subject: 'An API key of your account ends soon',
    body: `The API key “%{key}” of the account “%{account}” ends on %{date}. Programs that use it are refused from then on.

To replace it, open this installation the way you usually do and go to the API keys. The old key keeps working until that day, so that your programs can change over. If nothing uses the key, you need not do anything.`,
  },
  accountDeleting: {
    subject: 'The account %{account} will be deleted',
    body: `The account “%{account}” will be deleted on %{date}, with all sites, documents and evidence in it. Its owner asked for it. Until then everything works, and published pages stay up.

The owner can take it back, and everybody who may can still export what they need:

%{link}`,
  },
  accountKept: {
    subject: 'The account %{account} stays',
    body: `The owner of the account “%{account}” took its deletion back. Nothing was deleted.`,
  },
  accountDeleted: {
    subject: 'Your account was deleted',
    body: `The account “%{account}” was deleted with everything in it: its sites, its documents and their published pages. This cannot be undone.`,
  },
} as const;
