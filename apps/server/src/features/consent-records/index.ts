export { listAnnounced, type AnnouncedConsent } from './search/announced-queries.ts';
export {
  auditConsents,
  auditErasures,
  auditNoticeTexts,
  auditOwners,
  auditPeople,
  auditStrays,
} from './keeping/audit.ts';
export { eraseByItself, erasePersonAgain } from './people/erasure.ts';
export { subjectChanged } from './events.ts';
export { readAllKeys, removeKey } from './keys/keys.ts';
export type { ConsentIntake } from './intake/intake.ts';
export { deleteConsentKey } from './keys/key-queries.ts';
export { consentsEvidence, expirePeopleAgain, usualRetention as usualConsentMonths } from './keeping/retention.ts';
export { holdPersonKey, listFollowed, type FollowedConsent } from './search/followed-queries.ts';
export { wordQueries } from './search/search.ts';
export { shownWord } from './people/shown.ts';
export { checkConsentSite } from './site.ts';
export {
  findNamesOf,
  findPersonByAddress,
  isAddressShared,
  listAgreed,
  type Agreed,
  type StatedNames,
} from './people/by-address.ts';
export { correctNamesByItself } from './people/subject-change.ts';
export { writePerson } from './search/subject-export.ts';
export { withdrawalOf } from './search/service.ts';
export { eraseUnconfirmed } from './people/unconfirmed.ts';
export { consentDatabaseDeleted } from './jobs.ts';
export { forgetSite } from './keeping/retention.ts';
export { consentRecords, intakeOf } from './feature.ts';
export { askForWork } from './intake/mailed.ts';
