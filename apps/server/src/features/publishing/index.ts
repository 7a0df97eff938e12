export { hostedDocuments, type HostedDocuments } from './hosted.ts';
export { documentPublished, sendInstructions } from './jobs.ts';
export { publishingRoutes } from './routes.ts';
