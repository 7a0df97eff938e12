/** The public page for visitors who are not signed in, and the draft that it makes of their site. */
export const frontPage = {
  title: 'A privacy policy and cookie banner that match your website',
  description:
    'Enter your address and see a draft of your privacy policy and cookie banner, based on the services your site uses. No account needed.',
  lead: 'Enter your address. Candor checks which services your site uses and drafts a policy and a banner for it.',
  address: 'Your website’s address',
  example: 'www.example.com',
  submit: 'See my draft',
  fine: 'Free, no account needed. We open your home page once and delete the draft after 24 hours.',
  signIn: 'Sign in',
  signUp: 'Create account',
  languages: 'Language',
  skip: 'Skip to content',

  stepsTitle: 'How it works',
  steps: {
    look: { title: 'See your services', text: 'Candor lists the services, cookies and trackers on your page.' },
    publish: { title: 'Publish together', text: 'Policy and banner always match. You publish them with one click.' },
    keep: { title: 'Stay up to date', text: 'When your site or the law changes, Candor tells you what to update.' },
  },
  partsTitle: 'What you get',
  parts: {
    documents: { title: 'Documents', text: 'Privacy policy, cookie policy, terms and legal notice in 30 languages.' },
    banner: {
      title: 'Cookie banner',
      text: 'Blocks trackers until visitors agree. Rejecting is as easy as accepting.',
    },
    consents: { title: 'Proof of consent', text: 'Every consent is recorded, and anyone can verify the record.' },
    requests: { title: 'Privacy requests', text: 'One form for access and deletion requests, with deadlines.' },
    register: {
      title: 'Processing records',
      text: 'Your record of processing, prefilled from your published documents.',
    },
    reports: { title: 'Whistleblowing', text: 'Encrypted reports that only the people in charge can read.' },
  },
  open: 'Candor is open source and runs on your own server. This page sets no cookies and loads no trackers.',
  source: 'Source code',
  quick: 'Privacy policy generator',

  waiting: {
    title: 'Checking %{site}',
    text: 'We open your home page, detect services and write the draft. This takes up to a minute.',
    stay: 'This page updates automatically.',
  },
  done: {
    title: 'Your draft for %{site}',
    found: { one: 'We found %{number} service:', other: 'We found %{number} services:' },
    none: 'We found no third-party services on your home page.',
    unknown: {
      one: 'We also found %{number} unknown third party. You can identify it later.',
      other: 'We also found %{number} unknown third parties. You can identify them later.',
    },
    early: 'Some trackers start before visitors can choose. The banner fixes this.',
    byCode: 'This server has no browser, so we only read your page’s code. Services that load later may be missing.',
    policy: 'Your privacy policy',
    policyHint: 'Your name and contact details are missing. You add them in the next step.',
    banner: 'Your cookie banner',
    bannerHint: 'Try it: it works as it will on your site.',
    keepTitle: 'Publish this draft',
    keep: 'Create an account to add your details and publish. We keep your draft.',
    submit: 'Create account and continue',
    haveAccount: 'I already have an account',
    until: 'We delete this draft after 24 hours.',
  },
  failed: {
    title: 'We couldn’t check %{site}',
    unreachable: 'The site did not respond. Check the address and try again.',
    address: 'This address is not on the public internet, so we can’t open it.',
    engine: 'Something went wrong on our side. Try again in a few minutes.',
    without: 'Continue without a check',
  },
  refused: {
    address: 'Enter a website address, such as www.example.com.',
    busy: 'We’re handling many requests right now. Try again in a few minutes.',
    host: 'This site was checked several times in the last hour. Try again later.',
    often: 'You have tried this several times in a row. Wait a minute and try again.',
  },
  gone: {
    title: 'This draft is no longer available',
    text: 'We delete drafts after 24 hours. Enter your address to create a new one.',
  },
};
