/** The page on which a draft or an address becomes the first site of an account. */
export const firstSite = {
  existsTitle: '%{site} is already in your account',
  existsText:
    'Open it to change its policies and banner. If you continue here, you get a second site with this address.',
  open: 'Open %{site}',
  known: 'We filled in the owner of %{site}. Change it if someone else runs this site.',
  title: 'Set up your site',
  titleOf: 'Set up %{site}',
  text: 'Your policy must state your name and contact details (GDPR Art. 13). We only ask once.',
  signUp: {
    name: 'Your name or company',
    agree: 'I accept the terms of service and have read the privacy policy',
    terms: 'Read the terms',
    privacy: 'Read the privacy policy',
  },
  siteTitle: 'Your site',
  url: 'Website address',
  ownerTitle: 'Site owner',
  name: 'Name or company',
  email: 'Email address for privacy questions',
  address: 'Postal address',
  country: 'Country of registration',
  servicesTitle: 'Services on your site',
  services: 'Services we found. Clear the ones you do not use.',
  noServices: 'We found no third-party services on your home page. You can add services later.',
  unknown: {
    one: 'We also found %{number} unknown third party. You can identify it after setup.',
    other: 'We also found %{number} unknown third parties. You can identify them after setup.',
  },
  submit: 'Save and continue',
  gone: 'This draft has expired. Enter your site’s address instead.',
};
