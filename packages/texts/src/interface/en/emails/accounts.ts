/** Mails to people about their accounts and how they sign in. */
export const accountEmails = {
  verifyEmail: {
    subject: 'Please confirm your email address',
    body: `Welcome!

Please confirm that %{email} is your email address by opening this link:

%{link}

The link works for %{hours} hours. If you did not sign up, you can ignore this email: without confirmation, no one can use your address here.`,
  },
  invitation: {
    subject: 'You are invited to join an account',
    body: `%{inviter} invites you, %{email}, to join their account. Open this link to see the account and accept:

%{link}

The link works once, for your address only, and expires in %{days} days. If you do not know who invited you, you can ignore this email.`,
  },
  ownershipOffered: {
    subject: 'You are offered ownership of the account %{account}',
    body: `%{owner} offers you ownership of the account “%{account}”. Only the owner can transfer or delete it. To accept or decline within %{days} days, open the account’s people page:

%{link}

If you do nothing, nothing changes.`,
  },
  ownershipChanged: {
    subject: 'The account %{account} has a new owner',
    body: `%{newOwner} now owns the account “%{account}”. %{owner} transferred it and is now an admin.

If you did not expect this, contact them and check the audit log:

%{link}`,
  },
  secondFactorAdded: {
    subject: 'A second factor was added to your account',
    body: `Signing in as %{email} now requires more than the password: “%{name}”.

If this was not you, change your password immediately and remove the second factor in your account settings:

%{link}`,
  },
  secondFactorRemoved: {
    subject: 'A second factor was removed from your account',
    body: `“%{name}” was removed as a second factor for %{email}.

If this was not you, change your password immediately and check your devices in your account settings:

%{link}`,
  },
  identityLinked: {
    subject: 'A new way to sign in was added to your account',
    body: `You can now sign in as %{email} with %{provider}.

If this was not you, change your password immediately and disconnect the provider in your account settings:

%{link}`,
  },
  identityUnlinked: {
    subject: 'A way to sign in was removed from your account',
    body: `No one can sign in as %{email} with %{provider} anymore.

If this was not you, change your password immediately and check your devices in your account settings:

%{link}`,
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used to sign in',
    body: `Someone, hopefully you, signed in as %{email} with a recovery code. Codes left: %{left}.

If this was not you, change your password immediately and create new recovery codes in your account settings:

%{link}`,
  },
  signUpAgain: {
    subject: 'You already have an account',
    body: `Someone, perhaps you, tried to sign up with %{email}. This address already has an account, so nothing was created.

To sign in, open this page:

%{link}

If you forgot your password, you can choose a new one there. If this was not you, you can ignore this email.`,
  },
  resetPassword: {
    subject: 'Choose a new password',
    body: `Someone, hopefully you, requested a new password for %{email}. To choose one, open this link:

%{link}

The link works once and expires in %{minutes} minutes. If you did not request this, you can ignore this email: your password stays the same.`,
  },
  passwordChanged: {
    subject: 'Your password was changed',
    body: `The password for %{email} was changed, and all other devices were signed out.

If this was not you, choose a new password immediately:

%{link}`,
  },
  confirmNewEmail: {
    subject: 'Please confirm your new email address',
    body: `You requested to sign in with %{email} from now on. Please confirm that this address is yours by opening this link:

%{link}

The link works for %{hours} hours. Until you open it, your old address stays in use. If you did not request this, you can ignore this email.`,
  },
  newEmailTaken: {
    subject: 'This address already has an account',
    body: `Someone, perhaps you, tried to change another account’s email address to %{email}. This address already has an account, so nothing was changed.

If this was not you, you can ignore this email.`,
  },
  emailChanging: {
    subject: 'Your email address is about to change',
    body: `Someone, hopefully you, requested to change your account’s email address from %{email} to %{newEmail}. It changes once someone opens the link sent to the new address.

If this was not you, choose a new password immediately:

%{link}`,
  },
  emailChanged: {
    subject: 'Your email address was changed',
    body: `You now sign in with %{newEmail}. Your account no longer uses the address %{email}.

If this was not you, please contact this installation’s operator.`,
  },
  keyEnding: {
    subject: 'An API key in your account expires soon',
    body: `The API key “%{key}” in the account “%{account}” expires on %{date}. From then on, programs that use it are refused.

To replace it, open this installation the way you usually do and go to the API keys. The old key works until that day, so you can switch your programs over. If nothing uses the key, you can ignore this email.`,
  },
  accountDeleting: {
    subject: 'The account %{account} will be deleted',
    body: `The account “%{account}” will be deleted on %{date}, with all its sites, documents and evidence. Its owner requested this. Until then, everything works and published pages stay online.

The owner can cancel the deletion, and everyone with permission can still export what they need:

%{link}`,
  },
  accountKept: {
    subject: 'The account %{account} will not be deleted',
    body: `The owner canceled the deletion of “%{account}”. Nothing was deleted.`,
  },
  accountDeleted: {
    subject: 'Your account was deleted',
    body: `The account “%{account}” was deleted with everything in it: its sites, its documents and their published pages. This cannot be undone.`,
  },
} as const;
