export { teams } from './feature.ts';
