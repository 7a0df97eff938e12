export { facebookApp } from './feature.ts';
