import { accountEmails } from './emails/accounts.ts';
import { alertEmails } from './emails/alerts.ts';

/** The e-mails we send. A body is paragraphs, parted by an empty line; a link stands alone in its paragraph. */
export const emails = {
  ...accountEmails,
  ...alertEmails,
  embeddingInstructions: {
    subject: 'How to add the document to your site',
    body: `Someone who manages your site would like you to add this document to it:

%{url}

Paste this code into the footer of every page, just before the closing body tag:

%{code}

It shows a link that opens the document on your page. Nothing else is needed: the text updates automatically.`,
  },
  signOffAsked: {
    subject: 'Your approval is requested: %{site}',
    body: `%{person} requests your approval for changes to “%{site}” in the account “%{account}”. Nothing is published until you approve. Open this link to see the changes, and approve them or send them back:

%{link}`,
  },
  signOffApproved: {
    subject: 'Approved and published: %{site}',
    body: `%{person} approved your request for “%{site}” in the account “%{account}”. The changes are published:

%{link}`,
  },
  signOffReturned: {
    subject: 'Sent back: %{site}',
    body: `%{person} sent back your request for “%{site}” in the account “%{account}”. Open this link to see why:

%{link}`,
  },
  requestReceived: {
    subject: 'New privacy request: %{number}',
    body: `Someone submitted a privacy request on “%{site}” (account “%{account}”). Its number is %{number}, and the requester already has a confirmation. The deadline is running. Open the request here:

%{link}`,
  },
  requestAnswered: {
    subject: 'Update to privacy request %{number}',
    body: `The requester of %{number} on “%{site}” (account “%{account}”) has written to you, withdrawn the request or appealed. Open the request here:

%{link}`,
  },
  requestTask: {
    subject: 'You have a task: privacy request %{number}',
    body: `The privacy request %{number} on “%{site}” (account “%{account}”) concerns records that you are in charge of, or deputy for. Please look for the requester’s data there. Open your tasks here:

%{link}`,
  },
  mailPassedOver: {
    subject: 'An emailed privacy request needs your attention: “%{site}”',
    body: `An email to the privacy request form of “%{site}” (account “%{account}”) could not become a request. Too many emails came together, or this one could not be read. It is in the mailbox %{mailbox}. If it is a request, its deadline is running: please enter it by hand. Your requests are here:

%{link}

You get this email at most once a day. There may be more such emails in the mailbox.`,
  },
  requestDue: {
    subject: 'Due on %{date}: privacy request %{number}',
    body: `The request %{number} on “%{site}” (account “%{account}”) is due on %{date}. Open this link to see what is left to do:

%{link}`,
  },
  requestSecondLook: {
    subject: 'A letter is awaiting your review: privacy request %{number}',
    body: `A letter for the request %{number} (account “%{account}”) needs a review by someone other than its author. Open this link to read it, and send or return it:

%{link}`,
  },
  recordsAnswered: {
    subject: 'A colleague answered your questions',
    body: `A colleague answered your questions about your register (account “%{account}”). The register does not change until you accept the answers. Compare them with the current records here:

%{link}`,
  },
  reportsToSee: {
    subject: 'Please open the Management Tool: “%{site}”',
    body: `You handle whistleblowing reports for “%{site}” (account “%{account}”). Please sign in, open the Management Tool and check whether there is anything to do:

%{link}

This email is always the same. It comes on fixed days, whether or not there is a report, and on another day only after a missed deadline. So its arrival does not show that someone reported.`,
  },
  reportsDue: {
    subject: 'Please open the Management Tool: “%{site}”',
    body: `You handle whistleblowing reports for “%{site}” (account “%{account}”), and something in them is new or due. Please sign in and open the Management Tool:

%{link}

Your administrator chose to send this email only to those who have something new or due. So its arrival shows that there is a report.`,
  },
  reportManagersReplaced: {
    subject: 'New managers for the whistleblowing form of “%{site}”',
    body: `The whistleblowing form of “%{site}” (account “%{account}”) has no one left who may sign for it, so an administrator named other people. From %{date}, new reports go to them. For a year, the form and mailboxes will show that no former manager agreed to this.

You get this email because you were a manager. Earlier reports stay encrypted for you and the other former managers. The new managers cannot read them.

If you have doubts, ask your organization. The version and its fingerprint are here:

%{link}`,
  },
  reportOfficeEnding: {
    subject: 'The whistleblowing form of “%{site}” was closed',
    body: `The whistleblowing form of “%{site}” (account “%{account}”) no longer accepts reports. It was closed, or its site or account is being deleted. You can handle open reports and save them as a file until %{date}. Then they are deleted:

%{link}

A manager can release the form earlier in the Management Tool.`,
  },
  reportRecoveryAsked: {
    subject: 'Someone requests to recover the reports of “%{site}”',
    body: `%{name} requests to open the whistleblowing reports of “%{site}” (account “%{account}”) with printed recovery cards. This becomes possible on %{date} at %{time}, unless a manager stops it.

If you do not expect this, open the Management Tool and stop it:

%{link}

The reports open only with enough of the printed cards. All current and former managers of this form get this email, with or without reports.`,
  },
  reportRecoveryFormer: {
    subject: 'Someone requests to recover the reports of “%{site}”',
    body: `A manager requests to open the whistleblowing reports of “%{site}” (account “%{account}”) with printed recovery cards. This becomes possible on %{date}.

You get this email because you were a manager of this form. If the reports should stay closed, tell the organization why. The form is here:

%{link}

Former managers get this email with or without reports.`,
  },
  reportRecoveryStopped: {
    subject: 'The recovery of the reports of “%{site}” was stopped',
    body: `%{name} stopped the request to open the whistleblowing reports of “%{site}” (account “%{account}”) with printed recovery cards, on %{date} at %{time}.

If you do not know why, ask %{name}. The log of recoveries is in the Management Tool:

%{link}`,
  },
  registerDrift: {
    subject: 'Open discrepancies in your register: %{number}',
    body: `Your register, documents, banners, scans and settings disagree (account “%{account}”). Open discrepancies: %{number}. Open this link to see each of them and how to fix it:

%{link}

You get this email once a week while discrepancies are open. You can accept a discrepancy with a reason.`,
  },
  /** The page that shows mails where no mail server is set. */
  outbox: {
    title: 'Outbox',
    why: 'No SMTP server is configured, so this installation stores its emails here. Only this computer can see them.',
    none: 'No emails yet.',
  },
  /** After a scan that nobody waited for. `lines` are those below, one a paragraph. */
  scanNews: {
    subject: 'Something changed on %{site}',
    body: `The scheduled scan of %{site} found changes:

%{lines}

Review the results, add them to your documents, or check what happens before consent:

%{link}

On the same page, you can change how often we scan and whether we email you.`,
    found: 'New on the site: %{services}',
    gone: 'No longer on the site: %{services}',
    missing: 'Not in your documents: %{services}',
    early: 'Active before consent or after a refusal: %{services}',
    verdict: 'Reject test: %{verdict}',
    pass: 'passed',
    fail: 'not passed',
    unclear: 'unclear',
  },
  /** 30 days before a privacy policy for people in California is a year old. */
  policyUpdate: {
    subject: 'Review the privacy policy for %{site} by %{date}',
    body: `California requires privacy policies to be updated at least every 12 months. The policy for %{site} is due by %{date}.

Review what it says about your services, purposes and recipients, correct what is no longer true, and publish it again. The new version has the new date, even if nothing has changed:

%{link}`,
  },
  consentExport: {
    subject: 'Your consent records file is ready',
    body: `Your file with %{rows} rows from the consent records of %{site} is ready. Sign in and download it here:

%{link}

The link works for %{days} days. After that, you can request a new file at any time.`,
  },
  auditExport: {
    subject: 'Your audit log file is ready',
    body: `Your file with %{rows} events of the account %{site} is ready. Sign in and download it here:

%{link}

The link works for %{days} days. After that, you can request a new file at any time.`,
  },
  preferenceExport: {
    subject: 'Your visitors’ choices are ready',
    body: `Your file with %{rows} visitor choices on %{site} is ready. Sign in and download it here:

%{link}

The link works for %{days} days. After that, you can request a new file at any time.`,
  },
  webhookFailing: {
    subject: 'Webhooks to %{host} were turned off',
    body: `Every delivery to this webhook endpoint has failed since %{since}, so we turned it off:

%{url}

Once it responds again, turn it on and resend the failed deliveries on this page:

%{link}`,
  },
  webhookGone: {
    subject: 'Webhooks to %{host} were turned off',
    body: `This webhook endpoint responded that it is permanently gone (410), so we turned it off:

%{url}

If that was a mistake, turn it on again and resend the failed deliveries on this page:

%{link}`,
  },
} as const;
