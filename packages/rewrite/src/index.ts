export { rewriteStream } from './bytes.ts';
export { consentMiddleware, withConsent } from './handlers.ts';
export { rulesFrom, type RulesSource, type SourceOptions } from './load-rules.ts';
export { rewrite, rewriter, tagsToMark, type MarkedTag, type Rewriter } from './rewriter.ts';
export { purposeOf, purposes, type Purpose, type Rules } from './rules.ts';
