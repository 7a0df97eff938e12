export type * from './facts.ts';
export {
  activityKinds,
  areaTypes,
  categories,
  legalBases,
  permissions,
  safeguards,
  sensitiveData,
  siteTypes,
  timeUnits,
} from './facts.ts';
export type * from './tree.ts';
export { variants } from './tree.ts';
export type { Missing, MissingCode } from './missing.ts';
export type { Assumed, AssumedCode } from './assumed.ts';
