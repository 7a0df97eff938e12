export { domainOf } from './company/begin.ts';
export { isOfOthers, isProvedDomain } from './company/queries.ts';
export { companyJoined } from './events.ts';
export { identities } from './feature.ts';
export { facebookAppOf } from './facebook.ts';
