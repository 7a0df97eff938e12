import { form, law, preview } from './report-office/form.ts';

/** The reporting office of a site, for those who run the site. */
export const reportOffice = {
  title: 'Whistleblowing',
  description: 'A form for people who report wrongdoing. Only the managers that you name can read what they send.',
  card: 'Whistleblowing form',
  cardText: 'Reports of wrongdoing that only their managers can read.',
  set: 'Open',
  states: {
    none: 'Not set up',
    proposed: 'Waits for a signature',
    published: 'Published',
    ended: 'Ended',
  },
  first: {
    title: 'Set up whistleblowing in three steps',
    text: 'Reports are encrypted in the browser of the reporter. Account admins and the operator of this service cannot read them, so you need two other people who can.',
    picture: { reporter: 'Reporter', sealed: 'Encrypted', managers: 'Two managers', admin: 'Admin: cannot read' },
    invite: {
      title: 'Invite two managers',
      text: 'Give two people the role Whistleblowing Manager. Account admins cannot have it.',
      action: 'Invite people',
      count: { one: '%{number} person has the role', other: '%{number} people have the role' },
    },
    keys: {
      title: 'They create their keys',
      text: 'Each manager opens the Management Tool once and chooses a passphrase. Their keys are created in their browser.',
      has: 'Has keys',
      lacks: 'No keys yet',
    },
    propose: {
      title: 'Propose the form and have it signed',
      text: 'Fill in the form below. A manager compares it and signs it in the Management Tool, and it is published.',
    },
  },
  tool: {
    title: 'Management Tool',
    text: 'Managers read and answer reports there, with a passphrase of their own.',
    open: 'Open Management Tool',
    denied: 'You don’t have the necessary permissions to access this tool',
    ask: 'Ask the account admin for the role Whistleblowing Manager.',
    admin: 'Account admins cannot have the role Whistleblowing Manager. Invite somebody else.',
  },
  address: {
    title: 'Reporters use the same address as this dashboard',
    text: 'Browsers do not separate pages at one address. A fault in the dashboard could reach the pages of reporters and managers. Set REPORT_URL to an address of its own, such as report.example.com, before you publish: the address of the form changes with it.',
  },
  office: {
    title: 'The form',
    open: 'Open the form',
    address: 'Address',
    fingerprint: 'Fingerprint',
    fingerprintHint:
      'The form, the tool and the poster show the same 27 digits, for as long as the form exists. If they differ, somebody has replaced the form.',
    poster: 'Download poster (PDF)',
    embed: 'Manage and embed',
    readers: 'Who reads reports',
    person: '%{name}, %{work}',
    custodian: 'Custodian of identities',
    recovery: 'Recovery key',
    recoveryHas: 'On printed cards',
    recoveryLacks: 'None',
    versions: 'Versions',
    version: 'Version %{number}, %{date}, signed by %{name}',
    versionUnsigned: 'Version %{number}, %{date}: all managers were replaced without a signature',
    end: 'End intake',
    endTitle: 'End the intake of reports?',
    endText:
      'The form takes no more reports. Nothing is deleted: reporters reach their mailboxes, and open reports stay until managers release them, or for 30 days after all were told.',
    ended: 'The intake of reports has ended',
    endedText:
      'The form takes no more reports. Mailboxes and open reports stay at least until %{date}. You can propose a new form.',
  },
  mails: {
    title: 'Mails to managers',
    text: 'Managers are mailed on fixed days to look into the Management Tool, whether or not there is a report. All mails are the same, so they tell nothing. Only a deadline that has passed is told on another day.',
    days: 'Days',
    hour: 'Hour (UTC)',
    onlyWhenDue: 'Only when there is something new or due',
    onlyWhenDueText:
      'Then each mail tells that there is something: whoever sees the mails of managers, such as your mail server, learns that a report came.',
    noDays: 'Choose at least one day',
    save: 'Save',
    saved: 'Saved',
  },
  proposal: {
    title: 'Waits for a signature',
    text: 'A manager compares what changes and signs it in the Management Tool. Until then reporters see the version before.',
    textFirst: 'A manager checks it and signs it in the Management Tool. Then it is published.',
    changes: 'What changes',
    members: {
      country: 'Country',
      recipients: 'Who reads reports',
      custodian: 'Custodian of identities',
      recovery: 'Recovery key',
      form: 'Texts, languages, questions and channels',
    },
    withdraw: 'Withdraw proposal',
    withdrawn: 'The proposal was withdrawn',
  },
  form,
  law,
  preview,
  embed: {
    description: 'How people find the form: a link, or a frame on your website.',
    hosted: 'People open the form at this address. Anybody can give it on, and no website learns who opens it.',
    notPublished: 'There is code to embed once a manager has signed the form.',
    back: 'Back to the form',
    kinds: {
      link: {
        label: 'Link',
        text: 'The best way: the form opens on a page of its own, and your website learns no more than that somebody followed a link.',
      },
      iframe: {
        label: 'Frame',
        text: 'The form stands on your website. Your website cannot read what is written in it, but it sees who opens the page. There is no script, because a script could read along.',
      },
    },
  },
} as const;
