/** Keys by which consents come, and the code that sends them. */
export const keys = {
  title: 'Keys',
  text: 'A public key goes into your pages and can only add consents. A private key stays on your server. It can verify people, set times and import data.',
  table: 'Keys',
  name: 'Name',
  kind: 'Kind',
  kinds: { public: 'Public', private: 'Private', signing: 'Signing' },
  key: 'Key',
  created: 'Created',
  actions: 'Actions',
  none: 'No keys yet',
  noneText: 'Create a public key for a form, or a private key for a server.',

  make: 'Create key',
  kindHints: {
    public: 'For forms on your pages. Anyone can read it, but it can only add consents.',
    private: 'For your server. Keep it secret.',
    signing:
      'Your server signs the visitor’s identity with it, so consents from pages count as theirs. Keep it secret. It gives no access to data.',
  },
  nameHint: 'The place of use, such as “Sign-up form”.',
  made: 'Key %{name} created',
  once: 'Copy the key now. It will not be shown again. Store it where only your server can read it.',
  publicMade: 'Add it to your pages’ code. You can find it here later.',
  copyKey: 'Copy key',

  keyId: 'Key ID (kid)',
  siteId: 'Site ID (aud)',
  takeBack: 'Revoke',
  takeBackOf: 'Revoke key %{name}',
  takeBackTitle: 'Revoke key %{name}?',
  takeBackText: 'The key stops working immediately, and requests that use it fail. Consents recorded with it remain.',
  takenBack: 'Key revoked',

  code: 'Ready to paste',
  codeText: 'The examples use the selected key. Adapt the fields to your form.',
  useKey: 'Example key',
  form: 'HTML form',
  formText:
    'The script sends the consent when the form is submitted, with a copy of the form. It never sends passwords, card numbers or files. It sets no cookies and does not delay the form.',
  server: 'From a server',
  serverText: 'The Idempotency-Key ensures that repeated requests count once.',
  email: 'Email',
  agree: 'I have read the privacy policy',
  newsletter: 'Send me the newsletter',
  send: 'Sign up',
} as const;
