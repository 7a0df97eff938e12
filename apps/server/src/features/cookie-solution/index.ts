export { servicePurposes } from './service-purposes.ts';
export { bannerEvidence, deleteBannerEvidence } from './kept-versions.ts';
export { bannerDeleted } from './jobs.ts';
export { cookieSolution } from './feature.ts';
