/**
 * Tables that have an account_id but are read without naming it, to learn whose a row is. Their queries run as
 * candor_jobs; candor_app sees its account's rows alone, as in every table.
 */
export const beforeAccount: Readonly<Record<string, string>> = {
  public_id: 'A public address is looked up to learn whose it is.',
};
