export { firstSite } from './feature.ts';
