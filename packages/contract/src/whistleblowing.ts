/** Where reporters and managers find their pages, at `REPORT_URL`. */
export const reportPages = {
  form: '/report/:officeId',
  tool: '/report/tool',
} as const;
