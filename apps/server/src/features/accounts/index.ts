export { areTermsAccepted, recordEmailChoices } from './acceptances.ts';
export { eraseAccount, exportAccount } from './account-data.ts';
export { readWorkingApiKeys, removeApiKey } from './api-keys.ts';
export { accountDeleted } from './events.ts';
export { findDeletion, saveHold } from './deletion-queries.ts';
export { deleteApiKey, listApiKeys } from './api-key-queries.ts';
export { dropBegunAgain } from './start-over.ts';
export {
  createAccount,
  createKeyOf,
  findOwner,
  isAccount,
  publishNotice,
  setPassword,
  type Opened,
} from './operator.ts';
export { allowMails } from './mail-allowance.ts';
export { tellPeople } from './telling.ts';
export { namePeople, type NamePerson, type Viewer } from './named-people.ts';
export { pageAddress } from './links.ts';
export { insertInvited } from './new-account.ts';
export {
  deleteLonePeople,
  findAccount,
  findPersonByEmail,
  findPerson,
  findPersonIdOf,
  findPersonOf,
  findUsualAccountOf,
  lockPerson,
  updateEmail,
  insertMembership,
  insertPerson,
  updatePreferences,
  type Person,
} from './queries.ts';
export { findOwnerEmail, findRoles, insertRoleGrant, listProjectRoles } from './role-grant-queries.ts';
export { isRecipient, listRecipients } from './recipients.ts';
export { deleteAttemptsOf, hasSecondFactor, hasWayIn } from './attempt-queries.ts';
export { findActorOfSession, isAccountProved, moveSession, startSession, strengthenSession } from './sessions.ts';
export { openOrAsk, recognise, signedInAnswer, writeSignIn } from './sign-in.ts';
export { finishAttempt, openWithPasskey, type CheckFactor } from './finish-attempt.ts';
export { dayOf, usedFactor } from './rules.ts';
export { confirmationEnd } from './confirmation.ts';
export { findPasswordMark, updateSessionConfirmed } from './session-queries.ts';
export { setApart } from './set-apart.ts';
export { sendNotice } from './jobs.ts';
export { checkSignUp, emailTaken, prepareAgreed, prepareSignUp, writeSignUp } from './sign-up.ts';
export { proveEmail } from './verification.ts';
export { accounts } from './feature.ts';
