export { siteDeleted } from './jobs.ts';
export {
  countSitesNaming,
  deleteOwner,
  findChangedAt,
  findOwner,
  findSiteOwner,
  listOwners,
  listSiteChanges,
  listSitesNaming,
  lockSitesNaming,
  saveOwner,
  updateMember,
  type NamedSite,
  type SiteChange,
} from './owner-queries.ts';
export { listProjects } from './project-queries.ts';
export { findProjectOfSite, findSite, listSitesByIds, listSitesByKey, lockSite, type StoredSite } from './queries.ts';
export { nameKey } from './rules.ts';
export { checkNoSignOff, setSignOff } from './sign-off.ts';
export { checkSite, checkSiteOrRecords } from './check.ts';
export {
  deleteDeletions,
  listAllDeletions,
  listDeletions,
  type DeletedPart,
  type Deletion,
} from './deletion-queries.ts';
export { findDeletedSite, findNamedSite, noteDeletion, snapshotOf } from './deletions.ts';
export { createSite, eraseSite, readSite, setSiteChildren, setSiteLanguages } from './service.ts';
export { sites } from './feature.ts';
