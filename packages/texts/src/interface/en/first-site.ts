/** The page on which a draft or an address becomes the first site of an account. */
export const firstSite = {
  title: 'Set up your site',
  titleOf: 'Set up %{site}',
  text: 'Your policy must name you and say how to reach you (GDPR Art. 13). We ask this once.',
  signUp: {
    name: 'Your name or company',
    agree: 'I accept the terms of service and have read the privacy notice',
    terms: 'Read the terms',
    privacy: 'Read the privacy notice',
  },
  siteTitle: 'Your site',
  url: 'Website address',
  ownerTitle: 'Who runs this site',
  name: 'Name or company',
  email: 'E-mail address for privacy questions',
  address: 'Postal address',
  country: 'Country of registration',
  servicesTitle: 'Services on your site',
  services: 'Services that we found. Clear the ones that you do not use.',
  noServices: 'We found no third-party services on your start page. You can add services later.',
  unknown: {
    one: 'We also found %{number} unknown third party. You can name it after the setup.',
    other: 'We also found %{number} unknown third parties. You can name them after the setup.',
  },
  submit: 'Save and continue',
  gone: 'This draft has expired. Enter the address of your site instead.',
};
