/** Mails about events that somebody should look at. */
export const alertEmails = {
  newDevice: {
    subject: 'New device signed in to your account',
    body: `Someone signed in as %{email} in a new browser:

%{device}, %{when} (UTC)

If this was you, you can ignore this email.

If this was not you, open this link within seven days. It only signs out all devices and disables your password:

%{link}`,
  },
  /** The alerts below lead nowhere: a link that asks somebody to sign in is what a forger would send. */
  newKey: {
    subject: 'A new key was created in your account',
    body: `In the account “%{account}”, %{what} was created:

%{who}, %{device}, %{when} (UTC)

If no one on your team did this, open this installation the way you usually do, delete the key, choose a new password, and check the audit log in your account settings. This email contains no link on purpose.`,
    kinds: {
      'api-key.created': 'an API key',
      'consent-key.created': 'a consent records key',
      'webhook.created': 'a webhook with its secret',
      'webhook.secret-changed': 'a new webhook secret',
    },
  },
  dataExported: {
    subject: 'Data was exported from your account',
    body: `In the account “%{account}”, someone exported %{what}:

%{who}, %{device}, %{when} (UTC)

If no one on your team did this, open this installation the way you usually do, choose a new password, sign out unknown devices, and check the audit log in your account settings. This email contains no link on purpose.`,
    kinds: {
      'account.exported': 'the whole account',
      'consents.exported': 'consents or people from the consent records',
      'person.exported': 'one person’s data from the consent records',
      'preferences.exported': 'visitors’ choices',
      'newsletter.exported': 'newsletter subscriptions',
      'audit.exported': 'the audit log',
    },
  },
  newAdmin: {
    subject: 'Your account has a new admin',
    body: `In the account “%{account}”, %{admin} became an admin:

%{who}, %{device}, %{when} (UTC)

If no one on your team intended this, open this installation the way you usually do, remove the role, choose a new password, and check the audit log in your account settings. This email contains no link on purpose.`,
  },
  signInRules: {
    subject: 'Your account’s sign-in rules were changed',
    body: `In the account “%{account}”, someone changed how long people stay signed in:

%{who}, %{device}, %{when} (UTC)

If no one on your team intended this, open this installation the way you usually do, choose a new password, and check the audit log in your account settings. This email contains no link on purpose.`,
  },
  companySignIn: {
    subject: 'Your account’s company sign-in was changed',
    body: `In the account “%{account}”, someone changed where its people sign in:

%{who}, %{device}, %{when} (UTC)

If no one on your team intended this, open this installation the way you usually do, choose a new password, and check the audit log in your account settings. This email contains no link on purpose.`,
  },
  eventOrigin: {
    browser: '%{browser} on %{system}',
    script: 'a program',
    unknown: 'unknown device',
    operator: 'this installation’s operator',
  },
} as const;
