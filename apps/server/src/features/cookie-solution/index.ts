export { publishedLists, type PublishedLists } from './download-list.ts';
export { embedCode, type EmbedCode } from './embed-code.ts';
export { hostedBanners, type HostedBanner, type HostedBanners } from './hosted.ts';
export { cookieSolutionJobs, followDocument, followPolicies, forgetBanner } from './listeners.ts';
export { cookieSolutionRoutes } from './routes.ts';
export { scriptRefusal } from './serve.ts';
export { servicePurposes } from './service-purposes.ts';
