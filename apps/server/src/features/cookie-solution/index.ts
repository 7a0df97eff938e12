export { servicePurposes } from './service-purposes.ts';
export { cookieSolution } from './feature.ts';
