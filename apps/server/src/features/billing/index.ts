export type { Entitlements } from './rules.ts';
export { entitlements } from './service.ts';
export { billing } from './feature.ts';
