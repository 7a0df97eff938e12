import { certificate } from './dsar/certificate.ts';
import { form } from './dsar/form.ts';
import { letters } from './dsar/letters.ts';
import { mails } from './dsar/mails.ts';
import { page } from './dsar/page.ts';
import { rights } from './dsar/rights.ts';

/** What people read who use their rights: the form, the page of their request, letters and mails. */
export const dsar = { form, rights, page, letters, certificate, mails } as const;
