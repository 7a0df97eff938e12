export { preferences } from './feature.ts';
