export { siteHealth } from './feature.ts';
