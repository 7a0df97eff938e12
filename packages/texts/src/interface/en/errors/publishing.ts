/** Published documents and their code to embed. */
export const publishingErrors = {
  'document.not-published': 'This document has not been published yet.',
  'document.offline': 'This document is currently offline.',
  'document.not-offline': 'This document is not offline.',
  'version.not-found': 'This version does not exist.',
  'embedding.cannot-create-for-language': 'Cannot create embedding code for this language',
  'embedding.not-published': 'Publish the form first. Then you can embed it.',
  'embedding.no-addresses': 'You did not provide any email addresses.',
  'embedding.invalid-addresses': 'Some of the email addresses you provided appear to be invalid: %{addresses}',
} as const;
