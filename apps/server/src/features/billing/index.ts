export { billingRoutes } from './routes.ts';
export type { Entitlements } from './rules.ts';
export { entitlements } from './service.ts';
