export { siteDeleted } from './jobs.ts';
export { findChangedAt, findOwner, findSite, listSitesByKey, lockSite, type StoredSite } from './queries.ts';
export { siteRoutes } from './routes.ts';
export { nameKey } from './rules.ts';
export { createSite, readSite, setSiteLanguages } from './service.ts';
