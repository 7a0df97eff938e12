export { savedViews } from './feature.ts';
