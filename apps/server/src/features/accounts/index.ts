export { recordEmailChoices } from './acceptances.ts';
export { exportAccount } from './account-data.ts';
export { accountDeleted, termsAccepted } from './events.ts';
export { accountJobs } from './jobs.ts';
export {
  createAccount,
  createKeyOf,
  findOwner,
  isAccount,
  publishNotice,
  setPassword,
  type Opened,
} from './operator.ts';
export { findPerson, listReachable, updatePerson, type Person } from './queries.ts';
export { accountRoutes } from './routes.ts';
export { actors } from './sessions.ts';
export { recognise, writeSignIn } from './sign-in.ts';
export { checkSignUp, prepareSignUp, writeSignUp } from './sign-up.ts';
