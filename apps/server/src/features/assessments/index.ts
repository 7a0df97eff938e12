export { assessments } from './feature.ts';
