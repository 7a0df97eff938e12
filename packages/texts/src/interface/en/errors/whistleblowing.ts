/** Reporting offices, reports, and the Management Tool. */
export const whistleblowingErrors = {
  'report-office.not-found': 'This reporting form does not exist or was deleted.',
};
