/**
 * Tables that have an account_id but are read before the account is known, so no row-level security can hold them.
 * Each is read by one query module, and a test fails for any other table without forced row-level security.
 */
export const beforeAccount: Readonly<Record<string, string>> = {
  public_id: 'A public address is looked up to learn whose it is.',
  membership: 'Signing in finds the accounts of a person here.',
  session: 'The cookie says only the token.',
  api_key: 'The request says only the key.',
  consent_key: 'The request says only the key.',
};
