export { listLanguagesOf, updateLanguageOf } from './language-queries.ts';
export { listNewsletters } from './newsletter-queries.ts';
export { subscriptionChanged } from './jobs.ts';
export { newsletter } from './feature.ts';
