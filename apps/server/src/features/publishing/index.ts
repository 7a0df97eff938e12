export { hostedDocuments, type HostedDocuments } from './hosted.ts';
export { leadToPublished } from './follow-links.ts';
export { documentPublished, followLaw, followLinks, republishAccount, sendInstructions } from './jobs.ts';
export { markup } from './markup.ts';
export { pageHtml } from './page.ts';
export { pagePolicy } from './public-pages.ts';
export { hostedRefusal } from './refusals.ts';
export { beginEverywhere, runRepublication } from './republish.ts';
export { publishingRoutes } from './routes.ts';
