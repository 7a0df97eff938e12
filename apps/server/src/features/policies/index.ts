export { listCards } from './catalogue-view.ts';
export { catalogue, catalogueLines, layOverCatalogue, shippedLines } from './catalogue.ts';
export {
  addToSite,
  listServiceIds,
  listNamesOfServices,
  listServicesOfSites,
  listSiteServices,
  type SiteService,
} from './found-services.ts';
export { composeTree } from './compose.ts';
export { documentDeleted } from './jobs.ts';
export { draftOf, type DraftSite } from './draft.ts';
export { changeSettings, createDocument, lockedDocument, readDocument, sitePublicId } from './document-service.ts';
export { documentStates, publicUrl, readShown, statusOf } from './document-view.ts';
export { changeStatedActivity, changeStatedService } from './stated.ts';
export { factsOf, factsOfSites, siteFacts, usedServices, type UsedService } from './facts.ts';
export { dayOf, saidOf } from './findings.ts';
export { addressOf, linksBetween } from './links.ts';
export { bannerInDocuments, documentsToFollow, keepPublishedBanner } from './published-banner.ts';
export { findPublishedLook, keepPublishedLook } from './published-look-queries.ts';
export { findProjectOfDocument } from './place-queries.ts';
export {
  findDocument,
  findSettings,
  findSitePublicId,
  isHosted,
  listDocuments,
  listSettings,
  touchDocuments,
  updateOffline,
  updatePublished as markPublished,
  type StoredDocument,
} from './queries.ts';
export { listSitePublicIds } from './many-sites-queries.ts';
export { findRequestFormUrl, keepRequestForm, requestFormUrl } from './request-form.ts';
export { findOpenReportForm } from './report-form-queries.ts';
export { reportFormUrl, touchForReportForm } from './report-form.ts';
export { speakOfServices } from './rules.ts';
export { settleDocuments } from './settle.ts';
export { listPartiesOfSites, type SiteParty } from './site-parties.ts';
export type { SelectedService } from './services-service.ts';
export { findUpdateDue } from './yearly-update.ts';
export { policies } from './feature.ts';
