/** Where the documents of a site lead to each other. */
export const links = {
  title: 'Links between documents',
  text: 'How your documents link to each other. By default, to the hosted pages.',
  documents: {
    privacyPolicy: 'Complete privacy policy',
    simplifiedPolicy: 'Privacy policy in brief',
    cookiePolicy: 'Cookie policy',
    legalNotice: 'Legal notice',
    processingAgreement: 'Data processing agreement',
  },
  modes: { default: 'Hosted document', custom: 'Own address', disabled: 'No link' },
  address: 'Address',
  save: 'Save',
  saved: 'Customized links updated successfully',
  failed: 'There was an error, please try later',
} as const;
