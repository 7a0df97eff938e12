export * from './course.ts';
export * from './deadlines.ts';
export * from './data-points.ts';
export * from './identity.ts';
export type { Clock, Entitlement, PauseReason, RequestLaw } from './law.ts';
export * from './laws.ts';
export * from './letters.ts';
export * from './places.ts';
export * from './rights.ts';
