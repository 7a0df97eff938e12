export * from './areas.ts';
export * from './authorities.ts';
export * from './catalogue.ts';
export * from './check.ts';
export * from './choices.ts';
export * from './companies.ts';
export * from './countries.ts';
export * from './data-types.ts';
export * from './detect.ts';
export * from './effective.ts';
export * from './evidence.ts';
export * from './grounds.ts';
export * from './lifetimes.ts';
export * from './observation.ts';
export * from './observe-html.ts';
export * from './places.ts';
export * from './purposes.ts';
export * from './regions.ts';
export * from './retention-law.ts';
export * from './retention-terms.ts';
export * from './typical-periods.ts';
export * from './service.ts';
export * from './sharing.ts';
export * from './subjects.ts';
export * from './us-state-rights.ts';
export * from './us-states.ts';
export * from './uses.ts';
export * from './web-address.ts';
export { dataSubjectRights, rightsOn, type DataSubjectRight } from './data-subject-rights.ts';
export { subjectsOfActivity, subjectsOfPurposes } from './usual-subjects.ts';
export * from './register.ts';
export * from './register-exception.ts';
export * from './register-fields.ts';
export * from './register-layouts.ts';
export {
  typicalActivities,
  typicalActivityIds,
  typicalAreas,
  type TypicalActivity,
  type TypicalArea,
} from './typical-activities.ts';
