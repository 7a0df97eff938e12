export { dsar } from './feature.ts';
