/** Publishing by approval. */
export const signOffErrors = {
  'sign-off.required':
    'In this project, documents and banners are published once somebody approves them. Ask for approval.',
  'sign-off.not-found': 'Nothing like this was asked for on this site.',
  'sign-off.decided': 'This was already decided or withdrawn.',
  'sign-off.changed':
    'Something changed since you were asked. What you saw was not published. It has to be asked for again.',
  'sign-off.own': 'You asked for this yourself. Somebody else has to approve it.',
  'sign-off.nothing': 'There is nothing to approve: everything is published as it is set.',
} as const;
