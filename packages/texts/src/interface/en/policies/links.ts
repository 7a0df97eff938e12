/** Where the documents of a site lead to each other. */
export const links = {
  title: 'Links between documents',
  text: 'Choose where each link goes. By default, it opens the hosted page.',
  documents: {
    privacyPolicy: 'Complete privacy policy',
    simplifiedPolicy: 'Privacy policy in brief',
    cookiePolicy: 'Cookie policy',
    legalNotice: 'Legal notice',
    processingAgreement: 'Data processing agreement',
  },
  modes: { default: 'Hosted document', custom: 'Custom address', disabled: 'No link' },
  address: 'Address',
  saved: 'Customized links updated successfully',
  failed: 'There was an error, please try later',
} as const;
