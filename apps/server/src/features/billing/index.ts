export { billingRoutes } from './routes.ts';
export { freeServices, type Entitlements } from './rules.ts';
export { entitlements } from './service.ts';
