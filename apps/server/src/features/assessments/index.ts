export { assessments } from './feature.ts';
export { listUnassessed, type Unassessed } from './unassessed.ts';
