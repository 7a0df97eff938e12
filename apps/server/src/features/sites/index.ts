export { siteDeleted } from './jobs.ts';
export {
  countSitesNaming,
  deleteOwner,
  findChangedAt,
  findOwner,
  findSiteOwner,
  listSitesNaming,
  lockSitesNaming,
  saveOwner,
  updateMember,
  type NamedSite,
} from './owner-queries.ts';
export { findSite, listSitesByKey, lockSite, type StoredSite } from './queries.ts';
export { nameKey } from './rules.ts';
export { checkSite, checkSiteOrRecords } from './check.ts';
export { createSite, eraseSite, readSite, setSiteLanguages } from './service.ts';
export { sites } from './feature.ts';
