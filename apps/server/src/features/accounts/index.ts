export { accountDeleted, termsAccepted } from './events.ts';
export { accountJobs } from './jobs.ts';
export { accountRoutes } from './routes.ts';
export { actors } from './sessions.ts';
export { recordEmailChoices } from './acceptances.ts';
export { findPerson, updatePerson, type Person } from './queries.ts';
export { checkSignUp, prepareSignUp, writeSignUp } from './sign-up.ts';
export { recognise, writeSignIn } from './sign-in.ts';
