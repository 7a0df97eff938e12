export { keptEvidence } from './feature.ts';
