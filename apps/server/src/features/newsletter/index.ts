export { subscriptionChanged } from './jobs.ts';
export { newsletter } from './feature.ts';
