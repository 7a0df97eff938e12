export { createEngines, type Engines } from './engines.ts';
export { detectionJobs } from './listeners.ts';
export { detectionRoutes } from './routes.ts';
export { addOwn, ownCatalogueFollower, readOwn, removeOwn } from './own-catalogue.ts';
export { keepExampleScan } from './run-scan.ts';
