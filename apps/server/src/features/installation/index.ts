export { installation } from './feature.ts';
