/** The e-mails we send. A body is paragraphs, parted by an empty line; a link stands alone in its paragraph. */
export const emails = {
  embeddingInstructions: {
    subject: 'How to put the privacy policy on your site',
    body: `Somebody who looks after your site asks you to put this document on it:

%{url}

Paste this code into the footer of every page, just before the closing body tag:

%{code}

It shows a link that opens the document on your page. Nothing else is needed: the text stays up to date by itself.`,
  },
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
  signOffAsked: {
    subject: 'Your approval is asked for: %{site}',
    body: `%{person} asks you to approve changes on “%{site}” in the account “%{account}”. Nothing is published until you agree. Here you see what would change, and approve it or send it back:

%{link}`,
  },
  signOffApproved: {
    subject: 'Approved and published: %{site}',
    body: `%{person} approved what you asked for on “%{site}” in the account “%{account}”. It is published:

%{link}`,
  },
  signOffReturned: {
    subject: 'Sent back: %{site}',
    body: `%{person} sent back what you asked for on “%{site}” in the account “%{account}”. Here you read why:

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
  /** Sent without being asked for, so they lead nowhere: a link in such a mail is what a forger would send. */
  newDevice: {
    subject: 'New device signed in to your account',
    body: `Somebody signed in to the account of %{email} in a browser that was not used for it before:

%{device}, %{when} (UTC)

If it was you, you do not need to do anything.

If it was not you, open this installation the way you usually do, choose a new password in your account settings, and sign out the devices you do not know. This e-mail contains no link on purpose.`,
  },
  newKey: {
    subject: 'A new key was created in your account',
    body: `In the account “%{account}”, %{what} was created:

%{who}, %{device}, %{when} (UTC)

If nobody in your team did this, open this installation the way you usually do, delete the key, choose a new password, and look at the audit log in your account settings. This e-mail contains no link on purpose.`,
    kinds: {
      'api-key.created': 'an API key',
      'consent-key.created': 'a key for consent records',
      'webhook.created': 'a webhook with its secret',
      'webhook.secret-changed': 'a new secret of a webhook',
    },
  },
  dataExported: {
    subject: 'Data of your account was exported',
    body: `In the account “%{account}”, somebody exported %{what}:

%{who}, %{device}, %{when} (UTC)

If nobody in your team did this, open this installation the way you usually do, choose a new password, sign out the devices you do not know, and look at the audit log in your account settings. This e-mail contains no link on purpose.`,
    kinds: {
      'account.exported': 'the whole account',
      'consents.exported': 'consents or people from the consent records',
      'person.exported': 'the data of one person from the consent records',
      'preferences.exported': 'choices of visitors',
      'newsletter.exported': 'newsletter subscriptions',
      'audit.exported': 'the audit log',
    },
  },
  newAdmin: {
    subject: 'Somebody became an admin of your account',
    body: `In the account “%{account}”, %{admin} became an admin:

%{who}, %{device}, %{when} (UTC)

If nobody in your team meant this, open this installation the way you usually do, take the role away, choose a new password, and look at the audit log in your account settings. This e-mail contains no link on purpose.`,
  },
  signInRules: {
    subject: 'The sign-in rules of your account were changed',
    body: `In the account “%{account}”, somebody changed how long people stay signed in:

%{who}, %{device}, %{when} (UTC)

If nobody in your team meant this, open this installation the way you usually do, choose a new password, and look at the audit log in your account settings. This e-mail contains no link on purpose.`,
  },
  eventOrigin: {
    browser: '%{browser} on %{system}',
    script: 'a program',
    unknown: 'unknown device',
    operator: 'the operator of this installation',
  },
  /** The page that shows mails where no mail server is set. */
  outbox: {
    title: 'Outbox',
    why: 'No mail server is set, so the e-mails of this installation are kept here. Only this computer can see them.',
    none: 'No e-mails yet.',
  },
  /** After a scan that nobody waited for. `lines` are those below, one a paragraph. */
  scanNews: {
    subject: 'Something changed on %{site}',
    body: `We looked at %{site} as planned. This is new:

%{lines}

See what was found, add it to your documents, or look at what happens before consent:

%{link}

You can change how often we look, and whether we write, on the same page.`,
    found: 'New on the site: %{services}',
    gone: 'No longer on the site: %{services}',
    missing: 'Not in your documents: %{services}',
    early: 'Active before consent or after a refusal: %{services}',
    verdict: 'The reject test: %{verdict}',
    pass: 'passed',
    fail: 'not passed',
    unclear: 'unclear',
  },
  /** 30 days before a privacy policy for people in California is a year old. */
  policyUpdate: {
    subject: 'Review the privacy policy of %{site} by %{date}',
    body: `California requires privacy policies to be updated at least every 12 months. The policy of %{site} is due by %{date}.

Review what it says about your services, purposes and recipients, correct what is no longer true, and publish it again. The new version bears the new date, even if nothing has changed:

%{link}`,
  },
  consentExport: {
    subject: 'Your file of consent records is ready',
    body: `The file you asked for, with %{rows} rows from the consent records of %{site}, is ready. Sign in and download it here:

%{link}

The link works for %{days} days. After that, you can ask for a new file at any time.`,
  },
  auditExport: {
    subject: 'Your file of the audit log is ready',
    body: `The file you asked for, with %{rows} events of the account %{site}, is ready. Sign in and download it here:

%{link}

The link works for %{days} days. After that, you can ask for a new file at any time.`,
  },
  preferenceExport: {
    subject: 'The choices of your visitors are ready',
    body: `The file you asked for, with %{rows} choices of visitors of %{site}, is ready. Sign in and download it here:

%{link}

The link works for %{days} days. After that, you can ask for a new file at any time.`,
  },
  webhookFailing: {
    subject: 'Webhooks to %{host} were switched off',
    body: `Every delivery to this webhook endpoint has failed since %{since}, so we switched it off:

%{url}

Once it responds again, switch it on and resend what failed on this page:

%{link}`,
  },
  webhookGone: {
    subject: 'Webhooks to %{host} were switched off',
    body: `This webhook endpoint responded that it is gone for good (410), so we switched it off:

%{url}

If that was a mistake, switch it on again and resend what failed on this page:

%{link}`,
  },
} as const;
