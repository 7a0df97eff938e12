/** Reporting offices, reports, and the Management Tool. */
export const whistleblowingErrors = {
  'report-office.not-found': 'This reporting form does not exist or was deleted.',
  'report-office.not-a-manager':
    'This person cannot receive reports. They need the role Whistleblowing Manager, and must not run the account.',
  'report-office.no-keys':
    'This person has no keys yet. They open the Management Tool once and choose a passphrase, then you can add them.',
  'report-office.same-person': 'Each person can be named only once: as a recipient or as the custodian.',
};
