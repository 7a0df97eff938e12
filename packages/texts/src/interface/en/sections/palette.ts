/** Actions, answers and groups of the command palette; keywords are what people also call them, separated by commas. */
export const palette = {
  groups: {
    recent: 'Recent',
    actions: 'Actions',
    help: 'How to',
    services: 'Services',
    organizations: 'Organizations',
    people: 'People',
    requests: 'Privacy requests',
  },
  placeholder: 'Find pages, sites, people and actions',
  none: 'Nothing found. Try another word.',
  pages: 'Pages',
  otherSites: 'On your other sites',
  appearanceGroup: 'Appearance',
  helpGroup: 'Help',
  toLight: 'Use the light appearance',
  toDark: 'Use the dark appearance',
  toSystem: 'Use the appearance of the system',
  keyboard: 'Show the keyboard shortcuts',
  shortcuts: {
    title: 'Keyboard shortcuts',
    commands: 'Search or run a command',
    help: 'Show this list',
    close: 'Close the open dialog or menu',
    appearance: 'Switch between light and dark',
    next: 'Move to the next control',
    previous: 'Move to the previous control',
    run: 'Press a button or open a link',
  },
  appearance: 'theme, dark mode, light mode, night mode',
  searching: 'Searching',
  results: {
    one: 'One result',
    other: '%{number} results',
  },
  addOne: 'Add %{service}',
  openOne: 'Open %{service}',
  findPerson: 'Find “%{text}” among the people of this site',
  actions: {
    publish: {
      label: 'Publish documents',
      keywords: 'publish, go live, release, new version',
    },
    publishBanner: {
      label: 'Publish the cookie banner',
      keywords: 'publish, go live, release, cookie, new version',
    },
    addService: {
      label: 'Add a service',
      keywords: 'Google Analytics, tracker, third party, vendor, tool, plugin',
    },
    checkInstallation: {
      label: 'Check installation',
      keywords: 'verify, test, is it live, script found, tag',
    },
    scan: {
      label: 'Scan the site',
      keywords: 'scan now, check trackers, crawl, cookies found',
    },
    editOwner: {
      label: 'Edit the owner',
      keywords: 'company name, address, contact, DPO, controller',
    },
    audience: {
      label: 'Choose where your users are',
      keywords: 'audience, region, country, applicable law, GDPR, CCPA, LGPD',
    },
    abTest: {
      label: 'Test banner variants',
      keywords: 'A/B test, experiment, opt-in rate, variant',
    },
    consentLog: {
      label: 'Open the consent log',
      keywords: 'cookie preferences, visitor choices, proof of consent, log',
    },
    findPerson: {
      label: 'Find a person',
      keywords: 'subject, subjects, people, email, person’s consents, right of access, erase',
    },
    addConsent: {
      label: 'Add a consent',
      keywords: 'record consent, paper form, enter a consent',
    },
    newsletter: {
      label: 'Set up a newsletter',
      keywords: 'double opt-in, subscribers, mailing list',
    },
    downloadChoices: {
      label: 'Download choices as CSV',
      keywords: 'export, file, consent log, Excel',
    },
    retention: {
      label: 'Set how long consents are kept',
      keywords: 'retention, storage period, deletion, keep',
    },
    formEmbed: {
      label: 'Put the request form on your site',
      keywords: 'DSAR form, embed, code, privacy request link',
    },
    enterRequest: {
      label: 'Add a privacy request',
      keywords: 'enter a request, DSAR, data subject request, phone, letter, access request, erasure',
    },
    addRecord: {
      label: 'Add a record of processing',
      keywords: 'RoPA, register, Art. 30, processing activity',
    },
    addRecipient: {
      label: 'Add a recipient',
      keywords: 'processor, vendor, contract, DPA',
    },
    newOrganization: {
      label: 'Add an organization',
      keywords: 'member, owner, controller, company, client',
    },
    invite: {
      label: 'Invite a teammate',
      keywords: 'team, user, colleague, add user, member, role, client access',
    },
    createKey: {
      label: 'Create API key',
      keywords: 'token, developer, REST, integration',
    },
    createWebhook: {
      label: 'Add a webhook',
      keywords: 'endpoint, callback, event, notification, integration',
    },
    revoke: {
      label: 'Revoke keys and webhooks',
      keywords: 'access, security, stolen key, tokens, calendar',
    },
    password: {
      label: 'Change your password',
      keywords: 'security, sign-in, forgot',
    },
    secondFactor: {
      label: 'Set up two-factor sign-in',
      keywords: '2FA, MFA, passkey, authenticator, second factor',
    },
    language: {
      label: 'Change the language',
      keywords: 'locale, German, English, Italian, Portuguese, Deutsch, Italiano, Português',
    },
    exportAccount: {
      label: 'Export your account',
      keywords: 'data export, download all data, backup, JSON',
    },
    deleteAccount: {
      label: 'Delete your account',
      keywords: 'close account, cancel, quit',
    },
    signOut: {
      label: 'Sign out',
      keywords: 'log out, logout',
    },
  },
  help: {
    laws: {
      label: 'Laws that apply to your site',
      keywords: 'GDPR, ePrivacy, CCPA, CPRA, LGPD, UK GDPR, DSGVO, cookie law, compliance, jurisdiction',
    },
    blocking: {
      label: 'Block scripts until consent',
      keywords: 'consent mode, Google, prior blocking, tag manager, iframe, YouTube',
    },
    analytics: {
      label: 'Read your opt-in rate',
      keywords: 'analytics, statistics, charts, numbers, conversion',
    },
    proof: {
      label: 'Prove a consent',
      keywords: 'evidence, audit, verify, Merkle, authority, proof bundle',
    },
    requests: {
      label: 'Answer a privacy request in time',
      keywords: 'DSAR, GDPR Art. 15, deadline, one month, right of access, erasure',
    },
    reports: {
      label: 'Receive reports of wrongdoing',
      keywords: 'whistleblowing, hotline, anonymous, Directive 2019/1937, HinSchG',
    },
    plan: {
      label: 'Plan and invoices',
      keywords: 'invoice, billing, subscription, price, payment, upgrade, receipt',
    },
  },
} as const;
