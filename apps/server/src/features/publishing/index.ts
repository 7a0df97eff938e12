export { hostedDocuments, type HostedDocuments } from './hosted.ts';
export { documentPublished, followLaw, republishAccount, sendInstructions } from './jobs.ts';
export { hostedRefusal } from './refusals.ts';
export { beginEverywhere, runRepublication } from './republish.ts';
export { publishingRoutes } from './routes.ts';
