/** Where browsers report what the content security policy of a page stopped. @see CSP3, 5.5 */
export const policyReportsPath = '/csp-reports';
