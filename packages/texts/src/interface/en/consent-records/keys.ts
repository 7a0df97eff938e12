/** Keys by which consents come, and the code that sends them. */
export const keys = {
  title: 'Keys',
  text: 'A public key is part of the code of your pages and can only add consents. A private key stays on your server: it may vouch for a person, set the time and import.',
  table: 'Keys',
  name: 'Name',
  kind: 'Kind',
  kinds: { public: 'Public', private: 'Private', signing: 'Signing' },
  key: 'Key',
  created: 'Created',
  actions: 'Actions',
  none: 'No keys yet',
  noneText: 'Create a public key for a form, or a private one for a server.',

  make: 'Create a key',
  kindHints: {
    public: 'For forms on your pages. Everybody can read it there; all it can do is add consents.',
    private: 'For your server. Keep it secret.',
    signing:
      'Your server signs with it who is signed in, so that what a page sends counts as theirs. Keep it secret; it opens nothing.',
  },
  nameHint: 'Where it is used, such as “Sign-up form”.',
  made: 'The key %{name} was created',
  once: 'This key is shown only now. Copy it and keep it where only your server reads it.',
  publicMade: 'Put it into the code of your pages. You find it here again.',
  copyKey: 'Copy the key',

  keyId: 'Key ID (kid)',
  siteId: 'Site ID (aud)',
  takeBack: 'Revoke',
  takeBackOf: 'Revoke the key %{name}',
  takeBackTitle: 'Revoke the key %{name}?',
  takeBackText: 'It stops at once. Requests that still use it are refused. Consents recorded with it stay.',
  takenBack: 'The key is revoked',

  code: 'Ready to paste',
  codeText: 'The examples use the key you choose. Change the fields to those of your form.',
  useKey: 'Key in the examples',
  form: 'HTML form',
  formText:
    'The script sends the consent when the form is submitted, with a copy of the form as people saw it: never passwords, cards or files. It sets no cookie and does not delay the form.',
  server: 'From a server',
  serverText: 'The Idempotency-Key makes a repeated request count once.',
  email: 'E-mail',
  agree: 'I have read the privacy policy',
  newsletter: 'Send me the newsletter',
  send: 'Sign up',
} as const;
