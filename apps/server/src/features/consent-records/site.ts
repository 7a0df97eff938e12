import { checkSiteOrRecords } from '../sites/index.ts';
import { hasConsents } from './site-queries.ts';

/** Checks that a site exists, or that consents of a deleted site are still kept. @throws Problem `site.not-found` */
export const checkConsentSite = checkSiteOrRecords(hasConsents);
