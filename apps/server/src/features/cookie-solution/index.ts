export { servicePurposes } from './service-purposes.ts';
export { bannerEvidence, deleteBannerEvidence } from './kept-versions.ts';
export { embedCode, type EmbedCode } from './embed-code.ts';
export { compareDocument, comparePending } from './pending.ts';
export { publishSiteWithin } from './publish-site.ts';
export { bannerDeleted } from './jobs.ts';
export { cookieSolution, hostedBannersOf } from './feature.ts';
export type { HostedBanners } from './hosted.ts';
export { findBanner } from './queries.ts';
