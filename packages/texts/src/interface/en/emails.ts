import { accountEmails } from './emails/accounts.ts';
import { alertEmails } from './emails/alerts.ts';

/** The e-mails we send. A body is paragraphs, parted by an empty line; a link stands alone in its paragraph. */
export const emails = {
  ...accountEmails,
  ...alertEmails,
  embeddingInstructions: {
    subject: 'How to put the privacy policy on your site',
    body: `Somebody who looks after your site asks you to put this document on it:

%{url}

Paste this code into the footer of every page, just before the closing body tag:

%{code}

It shows a link that opens the document on your page. Nothing else is needed: the text stays up to date by itself.`,
  },
  signOffAsked: {
    subject: 'Your approval is asked for: %{site}',
    body: `%{person} asks you to approve changes on “%{site}” in the account “%{account}”. Nothing is published until you agree. Here you see what would change, and approve it or send it back:

%{link}`,
  },
  signOffApproved: {
    subject: 'Approved and published: %{site}',
    body: `%{person} approved what you asked for on “%{site}” in the account “%{account}”. It is published:

%{link}`,
  },
  signOffReturned: {
    subject: 'Sent back: %{site}',
    body: `%{person} sent back what you asked for on “%{site}” in the account “%{account}”. Here you read why:

%{link}`,
  },
  requestReceived: {
    subject: 'A new privacy request: %{number}',
    body: `Somebody uses their data protection rights on “%{site}” (account “%{account}”). The request has the number %{number} and was confirmed to its sender at once. Its deadline is running. Here you see it:

%{link}`,
  },
  requestAnswered: {
    subject: 'News on the privacy request %{number}',
    body: `Whoever sent the request %{number} on “%{site}” (account “%{account}”) has written to you, withdrawn it or appealed. Here you see it:

%{link}`,
  },
  mailPassedOver: {
    subject: 'A mail with a privacy request needs you: “%{site}”',
    body: `A mail to the form for privacy requests of “%{site}” (account “%{account}”) could not become a request, because too many came at once or it could not be read. It is in the mailbox %{mailbox}. If it asks for something, its deadline is running: please enter it by hand. Here are your requests:

%{link}

You get this mail at most once a day. There may be more such mails in the mailbox.`,
  },
  requestDue: {
    subject: 'Due on %{date}: privacy request %{number}',
    body: `The request %{number} on “%{site}” (account “%{account}”) has to be answered by %{date}. Here you see what is left to do:

%{link}`,
  },
  requestSecondLook: {
    subject: 'A letter waits for you: privacy request %{number}',
    body: `A letter on the request %{number} (account “%{account}”) waits until somebody other than its writer has looked at it. Here you read it, and send or return it:

%{link}`,
  },
  recordsAnswered: {
    subject: 'A colleague answered your questions',
    body: `A colleague answered what you asked about your register (account “%{account}”). Nothing changes before you accept the answers. Here you compare them with what stands there:

%{link}`,
  },
  reportsToSee: {
    subject: 'Please open the Management Tool: “%{site}”',
    body: `You handle whistleblowing reports for “%{site}” (account “%{account}”). Please sign in, open the Management Tool and see whether there is anything to do:

%{link}

This e-mail always says the same. It comes on fixed days, whether or not there is a report, and on another day only if a deadline has passed. So its arrival tells nobody whether somebody reported.`,
  },
  reportManagersReplaced: {
    subject: 'New managers for the whistleblowing form of “%{site}”',
    body: `Nobody who may sign for the whistleblowing form of “%{site}” (account “%{account}”) is left, and an administrator named other people. From %{date} on, new reports go to them. Form and mailboxes will say for a year that no former manager agreed to this.

You get this e-mail because you were a manager. The reports that were sent until then stay sealed for you and the other former managers; the new ones cannot read them.

If you have doubts, ask your organization. The version and its fingerprint are here:

%{link}`,
  },
  reportOfficeEnding: {
    subject: 'The whistleblowing form of “%{site}” was ended',
    body: `The whistleblowing form of “%{site}” (account “%{account}”) takes no more reports: the form was ended, or its site or account is being deleted. Open reports can be handled, and taken along as a file, until %{date}. Then they are deleted:

%{link}

A manager can release the form earlier in the Management Tool.`,
  },
  reportRecoveryAsked: {
    subject: 'Somebody asks to recover the reports of “%{site}”',
    body: `%{name} asks to open the whistleblowing reports of “%{site}” (account “%{account}”) with printed recovery cards. It becomes possible on %{date} at %{time}, unless a manager stops it.

If you do not expect this, open the Management Tool and stop it:

%{link}

The reports open only together with enough of the printed cards. This e-mail goes to everybody who is or was a manager of this form, and says nothing about whether there are reports.`,
  },
  registerDrift: {
    subject: 'Open discrepancies in your register: %{number}',
    body: `Your register, documents, banners, scans and settings disagree (account “%{account}”). Open discrepancies: %{number}. Here you see each of them, and what mends it:

%{link}

You get this mail once a week while something is open. What may stay as it is can be accepted with a reason.`,
  },
  /** The page that shows mails where no mail server is set. */
  outbox: {
    title: 'Outbox',
    why: 'No mail server is set, so the e-mails of this installation are kept here. Only this computer can see them.',
    none: 'No e-mails yet.',
  },
  /** After a scan that nobody waited for. `lines` are those below, one a paragraph. */
  scanNews: {
    subject: 'Something changed on %{site}',
    body: `We looked at %{site} as planned. This is new:

%{lines}

See what was found, add it to your documents, or look at what happens before consent:

%{link}

You can change how often we look, and whether we write, on the same page.`,
    found: 'New on the site: %{services}',
    gone: 'No longer on the site: %{services}',
    missing: 'Not in your documents: %{services}',
    early: 'Active before consent or after a refusal: %{services}',
    verdict: 'The reject test: %{verdict}',
    pass: 'passed',
    fail: 'not passed',
    unclear: 'unclear',
  },
  /** 30 days before a privacy policy for people in California is a year old. */
  policyUpdate: {
    subject: 'Review the privacy policy of %{site} by %{date}',
    body: `California requires privacy policies to be updated at least every 12 months. The policy of %{site} is due by %{date}.

Review what it says about your services, purposes and recipients, correct what is no longer true, and publish it again. The new version bears the new date, even if nothing has changed:

%{link}`,
  },
  consentExport: {
    subject: 'Your file of consent records is ready',
    body: `The file you asked for, with %{rows} rows from the consent records of %{site}, is ready. Sign in and download it here:

%{link}

The link works for %{days} days. After that, you can ask for a new file at any time.`,
  },
  auditExport: {
    subject: 'Your file of the audit log is ready',
    body: `The file you asked for, with %{rows} events of the account %{site}, is ready. Sign in and download it here:

%{link}

The link works for %{days} days. After that, you can ask for a new file at any time.`,
  },
  preferenceExport: {
    subject: 'The choices of your visitors are ready',
    body: `The file you asked for, with %{rows} choices of visitors of %{site}, is ready. Sign in and download it here:

%{link}

The link works for %{days} days. After that, you can ask for a new file at any time.`,
  },
  webhookFailing: {
    subject: 'Webhooks to %{host} were switched off',
    body: `Every delivery to this webhook endpoint has failed since %{since}, so we switched it off:

%{url}

Once it responds again, switch it on and resend what failed on this page:

%{link}`,
  },
  webhookGone: {
    subject: 'Webhooks to %{host} were switched off',
    body: `This webhook endpoint responded that it is gone for good (410), so we switched it off:

%{url}

If that was a mistake, switch it on again and resend what failed on this page:

%{link}`,
  },
} as const;
