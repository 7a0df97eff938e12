/** The path where browsers report violations of a page's content security policy. @see CSP3, 5.5 */
export const policyReportsPath = '/csp-reports';
