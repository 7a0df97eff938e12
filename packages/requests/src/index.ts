export * from './course.ts';
export * from './deadlines.ts';
export type { Clock, Entitlement, PauseReason, RequestLaw } from './law.ts';
export * from './laws.ts';
export * from './rights.ts';
