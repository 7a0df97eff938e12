/** Sites, and the quick generator that makes one. */
export const siteErrors = {
  'project.not-found': 'This project does not exist or was deleted.',
  'site.not-found': 'This site does not exist or was deleted.',
  'site.changed-meanwhile':
    'Someone else changed this site after you opened its settings. Reload to see the changes. Your entries are not saved.',
  'draft.not-found': 'This draft has expired. Enter your site’s address instead.',
  'generator.document-type-required': 'Select type of document.',
  'generator.url-required': 'Address not provided.',
  'generator.app-name-required': 'Application name not provided.',
  'generator.language-required': 'Language not provided.',
  'generator.site-type-required': 'Select the type of site or app.',
  'generator.fields-required': 'Please, fill all the fields',
  'generator.password-required': 'Please, enter your password',
  'generator.terms-required': 'You have to accept the terms of service and the privacy policy',
  'generator.sign-up-first': 'Sign up first. Then you can generate your document.',
} as const;
