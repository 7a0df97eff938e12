export { forgetNewsletters, newsletterSource } from './exports.ts';
export { newsletterFollower } from './follow.ts';
export { subscriptionChanged } from './jobs.ts';
export { newsletterCache } from './newsletter-cache.ts';
export { newsletterJobs } from './listeners.ts';
export { mountNewsletterPages } from './pages.ts';
export { newsletterRoutes } from './routes.ts';
