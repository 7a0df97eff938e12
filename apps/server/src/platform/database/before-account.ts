/**
 * Tables that have an account_id but are read without filtering by it, to find out which account a row belongs to.
 * Their queries run as candor_jobs; candor_app sees only its account's rows, as in every table.
 */
export const beforeAccount: Readonly<Record<string, string>> = {
  public_id: 'A public address is looked up to learn whose it is.',
  report_office: 'A form is opened by the public ID of its office.',
  report_session: 'A session of the Management Tool is found by the hash of its token.',
};
