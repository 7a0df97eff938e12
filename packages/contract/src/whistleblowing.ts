import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Where reporters and managers find their pages, at `REPORT_URL`. */
export const reportPages = {
  form: '/report/:officeId',
  tool: '/report/tool',
} as const;

/** Reports of wrongdoing. What forms and the Management Tool call is not here: it is served at `REPORT_URL` alone. */
export const whistleblowing = {
  handOver: endpoint({
    method: 'POST',
    path: '/api/v1/report-tool-handovers',
    access: 'reports.manage',
    sessionOnly: true,
    audit: { none: 'Who opened which report is in the signed log of the office' },
    summary: 'Open the Management Tool: returns a link that works once within a minute',
    body: z.object({}),
    answer: z.object({ url: z.url().describe('Holds a token that is in this answer and nowhere else') }),
    secret: true,
  }),
};
