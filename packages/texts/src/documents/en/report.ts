import { files } from './report/files.ts';
import { form } from './report/form.ts';
import { mailbox } from './report/mailbox.ts';
import { page } from './report/page.ts';
import { start } from './report/start.ts';

/** What people read who report wrongdoing: the page before the form, the form, their receipt and the mailbox. */
export const report = { page, start, form, files, mailbox } as const;
