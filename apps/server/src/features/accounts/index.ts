export { recordEmailChoices } from './acceptances.ts';
export { eraseAccount, exportAccount } from './account-data.ts';
export { sendAlert } from './alerts.ts';
export { readApiKeys, removeApiKey } from './api-keys.ts';
export { accountDeleted, termsAccepted } from './events.ts';
export { deleteApiKey } from './api-key-queries.ts';
export { accountJobs } from './jobs.ts';
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
export { findPersonOf, listReachable, updatePreferences } from './queries.ts';
export { accountRoutes } from './routes.ts';
export { actors, isAccountProved } from './sessions.ts';
export { recognise, writeSignIn } from './sign-in.ts';
export { checkSignUp, prepareSignUp, writeSignUp } from './sign-up.ts';
