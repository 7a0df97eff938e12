/** Mails about events that somebody should look at. */
export const alertEmails = {
  newDevice: {
    subject: 'New device signed in to your account',
    body: `Somebody signed in to the account of %{email} in a browser that was not used for it before:

%{device}, %{when} (UTC)

If it was you, you do not need to do anything.

If it was not you, open this link within seven days. It signs out all devices and ends your password, and nothing else:

%{link}`,
  },
  /** The alerts below lead nowhere: a link that asks somebody to sign in is what a forger would send. */
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
  companySignIn: {
    subject: 'The company sign-in of your account was changed',
    body: `In the account “%{account}”, somebody changed where its people sign in:

%{who}, %{device}, %{when} (UTC)

If nobody in your team meant this, open this installation the way you usually do, choose a new password, and look at the audit log in your account settings. This e-mail contains no link on purpose.`,
  },
  eventOrigin: {
    browser: '%{browser} on %{system}',
    script: 'a program',
    unknown: 'unknown device',
    operator: 'the operator of this installation',
  },
} as const;
