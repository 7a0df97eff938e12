/** Reporting offices, reports, and the Management Tool. */
export const whistleblowingErrors = {
  'report-office.changed':
    'This form was changed by somebody else in the meantime. Reload it and look again before you sign.',
  'report-office.ended':
    'This form takes no more reports: it was ended, or its site or account is being deleted.',
  'report-office.too-few':
    'A form needs two managers, or one manager and a recovery key, so that one lost passphrase loses no report.',
  'report-office.refused':
    'This version of the form cannot be published (%{reason}). Reload the page and compare it with the proposal.',
  'report-office.not-found': 'This reporting form does not exist or was deleted.',
};
