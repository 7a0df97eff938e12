export { forgetNewsletters, withdrawNewsletterFiles } from './exports.ts';
export { keepFollowing } from './follow.ts';
export { subscriptionChanged } from './jobs.ts';
export { knownNewsletters } from './known-newsletters.ts';
export { newsletterJobs } from './listeners.ts';
export { mountNewsletterPages } from './pages.ts';
export { newsletterRoutes } from './routes.ts';
