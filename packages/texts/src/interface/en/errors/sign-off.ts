/** Publishing by approval. */
export const signOffErrors = {
  'sign-off.required': 'Documents and banners in this project need approval before publishing. Request approval.',
  'sign-off.not-found': 'This site does not have this approval request.',
  'sign-off.decided': 'This request was already decided or withdrawn.',
  'sign-off.changed':
    'The content has changed since the request, so what you saw was not published. Approval has to be requested again.',
  'sign-off.own': 'You requested this approval. Someone else has to approve it.',
  'sign-off.nothing': 'There is nothing to approve: everything is already published.',
} as const;
