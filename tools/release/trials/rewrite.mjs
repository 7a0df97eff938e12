import { consentMiddleware, rewrite, rewriteStream, rulesFrom, tagsToMark, withConsent } from '@candor/rewrite';

for (const each of [consentMiddleware, rewrite, rewriteStream, rulesFrom, tagsToMark, withConsent])
  if (typeof each !== 'function') throw new Error('A function of the README is missing.');
